import { paths } from '../../paths';
import type { Game } from '../shared/game';
import { validate } from './persisted';
import type { Persisted } from './slice';
import { guessTheTeacherSlice, scoresReset, scoresRestored, selectPersisted } from './slice';

export const guessTheTeacher: Game<typeof guessTheTeacherSlice, Persisted> = {
  slice: guessTheTeacherSlice,
  path: `${paths.games}/guess-the-teacher`,
  folder: 'guess-the-teacher',
  load: () => import(/* webpackChunkName: "guess-the-teacher" */ './GuessTheTeacher'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  persisted: {
    version: 1,
    select: selectPersisted,
    validate,
    restored: scoresRestored,
    reset: scoresReset,
  },
};
