import type { Feature } from '../state/feature';
import type { AppStore } from '../state/types';

const load = () => import(/* webpackChunkName: "badges" */ './allFeatures');

/** Adds the badges and all games to a store. Rejects if the download fails; a later call tries again. */
export const loadBadgesAndGames = (store: AppStore): Promise<void> =>
  load().then(({ addBadgesAndGames }) => addBadgesAndGames(store));

/** Loads every feature of the site. Returns an empty list if the download fails; each page then adds its feature. */
export const loadAllFeatures = (): Promise<Feature[]> =>
  load()
    .then(({ loadFeatures }) => loadFeatures())
    .catch(() => []);
