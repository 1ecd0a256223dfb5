import { paths } from '../../paths';
import type { Game } from '../shared/game';
import { validate } from './persisted';
import type { Persisted } from './slice';
import { chidiyaUddSlice, scoresReset, scoresRestored, selectPersisted } from './slice';

export const chidiyaUdd: Game<typeof chidiyaUddSlice, Persisted> = {
  slice: chidiyaUddSlice,
  path: `${paths.games}/chidiya-udd`,
  folder: 'chidiya-udd',
  load: () => import(/* webpackChunkName: "chidiya-udd" */ './ChidiyaUdd'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  persisted: {
    version: 1,
    select: selectPersisted,
    validate,
    restored: scoresRestored,
    reset: scoresReset,
  },
  guide: 'chidiya-udd',
};
