import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const rockPaperScissors: Game = {
  key: 'rockPaperScissors',
  path: `${paths.games}/rockpaperscissors`,
  folder: 'rock-paper-scissors',
  load: () => import(/* webpackChunkName: "rock-paper-scissors" */ './RockPaperScissors'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  loadFeature: () => import(/* webpackChunkName: "badges" */ './feature'),
};
