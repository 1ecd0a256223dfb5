import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const loveCalculator: Game = {
  key: 'loveCalculator',
  // The first game is what the hub opens with.
  path: paths.games,
  folder: 'love-calculator',
  load: () => import(/* webpackChunkName: "love-calculator" */ './LoveCalculator'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  loadFeature: () => import(/* webpackChunkName: "badges" */ './feature'),
};
