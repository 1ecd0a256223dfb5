import type { Game } from '../shared/game';
import { cricketPath, overPath } from './paths';
import { validate } from './persisted';
import type { Persisted } from './slice';
import { handCricketSlice, scoresReset, scoresRestored, selectPersisted } from './slice';

export const handCricket: Game<typeof handCricketSlice, Persisted> = {
  slice: handCricketSlice,
  path: cricketPath,
  folder: 'hand-cricket',
  load: () => import(/* webpackChunkName: "hand-cricket" */ './HandCricket'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  pages: [
    {
      path: overPath,
      folder: 'hand-cricket/aaj-ka-over',
      load: () => import(/* webpackChunkName: "aaj-ka-over" */ './aaj-ka-over/AajKaOver'),
      loadTile: () => import(/* webpackChunkName: "hub" */ './aaj-ka-over/tile'),
    },
  ],
  persisted: {
    version: 1,
    select: selectPersisted,
    validate,
    restored: scoresRestored,
    reset: scoresReset,
  },
};
