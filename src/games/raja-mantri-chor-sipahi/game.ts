import { paths } from '../../paths';
import type { Game } from '../shared/game';
import { validate } from './persisted';
import type { Persisted } from './slice';
import { rajaMantriSlice, scoresReset, scoresRestored, selectPersisted } from './slice';

export const rajaMantriChorSipahi: Game<typeof rajaMantriSlice, Persisted> = {
  slice: rajaMantriSlice,
  path: `${paths.games}/raja-mantri-chor-sipahi`,
  folder: 'raja-mantri-chor-sipahi',
  load: () => import(/* webpackChunkName: "raja-mantri-chor-sipahi" */ './RajaMantri'),
  loadTile: () => import(/* webpackChunkName: "hub" */ './tile'),
  persisted: {
    version: 1,
    select: selectPersisted,
    validate,
    restored: scoresRestored,
    reset: scoresReset,
  },
};
