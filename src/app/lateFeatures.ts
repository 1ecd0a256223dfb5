import type { Feature } from '../state/feature';
import type { AppStore } from '../state/types';

const load = () => import(/* webpackChunkName: "badges" */ './allFeatures');

/** Adds the badges and all games to a store. Rejects when they fail to load; a later call tries again. */
export const loadBadgesAndGames = (store: AppStore): Promise<void> =>
  load().then(({ addBadgesAndGames }) => addBadgesAndGames(store));

/** Loads every feature of the site. If loading fails, the list is empty: each feature is then added with its page. */
export const loadAllFeatures = (): Promise<Feature[]> =>
  load()
    .then(({ loadFeatures }) => loadFeatures())
    .catch(() => []);
