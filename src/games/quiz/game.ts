import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const quiz: Game = {
  key: 'quiz',
  path: `${paths.games}/quizgame`,
  folder: 'quiz',
  load: () => import(/* webpackChunkName: "quiz" */ './Quiz'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  loadFeature: () => import(/* webpackChunkName: "badges" */ './feature'),
};
