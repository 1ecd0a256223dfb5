import { paths } from '../../paths';
import type { Game } from '../shared/game';
import { loveCalculatorSlice } from './slice';

export const loveCalculator: Game<typeof loveCalculatorSlice> = {
  slice: loveCalculatorSlice,
  // The first game is what the hub opens with.
  path: paths.games,
  folder: 'love-calculator',
  load: () => import(/* webpackChunkName: "love-calculator" */ './LoveCalculator'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
};
