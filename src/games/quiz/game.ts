import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const quiz: Game = {
  key: 'quiz',
  name: 'Quiz Game',
  icon: 'paper',
  invitation: 'Surprise test baaki hai. Ab surprise raha nahi, toh tayyari karke aana.',
  path: `${paths.games}/quizgame`,
  folder: 'quiz',
  load: () => import(/* webpackChunkName: "quiz" */ './Quiz'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
};
