import { paths } from '../../paths';
import type { Game } from '../shared/game';
import { validate } from './persisted';
import type { Persisted } from './slice';
import { backbencherTestSlice, selectPersisted, ticksReset, ticksRestored } from './slice';

export const backbencherTest: Game<typeof backbencherTestSlice, Persisted> = {
  slice: backbencherTestSlice,
  path: `${paths.games}/backbencher-test`,
  folder: 'backbencher-test',
  load: () => import(/* webpackChunkName: "backbencher-test" */ './BackbencherTest'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  persisted: {
    version: 1,
    select: selectPersisted,
    validate,
    restored: ticksRestored,
    reset: ticksReset,
  },
};
