import { paths } from '../../paths';
import type { Game } from '../shared/game';
import { validate } from './persisted';
import type { Persisted } from './slice';
import { scoresReset, scoresRestored, selectPersisted, truthOrDareSlice } from './slice';

export const truthOrDare: Game<typeof truthOrDareSlice, Persisted> = {
  slice: truthOrDareSlice,
  path: `${paths.games}/truth-or-dare`,
  folder: 'truth-or-dare',
  load: () => import(/* webpackChunkName: "truth-or-dare" */ './TruthOrDare'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  persisted: {
    version: 1,
    select: selectPersisted,
    validate,
    restored: scoresRestored,
    reset: scoresReset,
  },
};
