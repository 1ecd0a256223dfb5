import { paths } from '../../paths';
import type { Game } from '../shared/game';
import { validate } from './persisted';
import type { Persisted } from './slice';
import { quizSlice, scoresReset, scoresRestored, selectPersisted } from './slice';

export const quiz: Game<typeof quizSlice, Persisted> = {
  slice: quizSlice,
  path: `${paths.games}/quizgame`,
  folder: 'quiz',
  load: () => import(/* webpackChunkName: "quiz" */ './Quiz'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  persisted: {
    version: 1,
    select: selectPersisted,
    validate,
    restored: scoresRestored,
    reset: scoresReset,
  },
};
