import { paths } from '../paths';
import { whenIdle } from '../platform/whenIdle';
import type { Feature } from '../state/feature';
import type { AppStore } from '../state/types';
import { pageOpened, selectPath } from '../state/uiSlice';

const load = () => import(/* webpackChunkName: "badges" */ './allFeatures');

/** Adds the badges and all games to a store. Rejects if the download fails; a later call tries again. */
export const loadBadgesAndGames = (store: AppStore): Promise<void> =>
  load().then(({ addBadgesAndGames }) => addBadgesAndGames(store));

/** Loads every feature of the site. Returns an empty list if the download fails; each page then adds its feature. */
export const loadAllFeatures = (): Promise<Feature[]> =>
  load()
    .then(({ loadFeatures }) => loadFeatures())
    .catch(() => []);

/**
 * Adds the badges and all games to a store as soon as a page is open on which something counts for a badge: a game or a
 * guide. The report card adds them itself. A failure is ignored: the visitor then earns no badges on this page.
 */
export function startCounting(store: AppStore) {
  const onPage = () => {
    const path = selectPath(store.getState());
    if (path?.startsWith(paths.games) || path?.startsWith(`${paths.howToPlay}/`))
      whenIdle(() => loadBadgesAndGames(store).catch(() => undefined));
  };
  onPage();
  store.startListening({ actionCreator: pageOpened, effect: onPage });
}
