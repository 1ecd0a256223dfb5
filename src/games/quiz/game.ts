import { paths } from '../../paths';
import type { Game } from '../shared/game';

export const quiz: Game = {
  key: 'quiz',
  name: 'Quiz Game',
  icon: 'paper',
  invitation: 'Surprise test baaki hai. Ab surprise raha nahi, toh tayyari karke aana.',
  path: `${paths.games}/quizgame`,
  folder: 'quiz',
  best: { of: ({ bestScore }) => bestScore, max: 5, text: (best) => `${best} / 5` },
  load: () => import(/* webpackChunkName: "quiz" */ './Quiz'),
  loadReport: () => import(/* webpackChunkName: "badges" */ './report'),
};
