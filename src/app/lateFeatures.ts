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

/** Whether something on a page counts for a badge: whether the page is a game or a guide. */
const isCounted = (path: string | null) =>
  path?.startsWith(paths.games) || path?.startsWith(`${paths.howToPlay}/`);

/**
 * Adds the badges and all games to a store when a game or a guide is open and idle, now or later in the visit. A failure
 * is ignored: the next game or guide tries again.
 */
export function startCounting(store: AppStore) {
  const stop = store.startListening({ actionCreator: pageOpened, effect: startIfCounted });
  function startIfCounted() {
    if (!isCounted(selectPath(store.getState()))) return;
    whenIdle(() =>
      loadBadgesAndGames(store).then(
        () => stop(),
        () => undefined,
      ),
    );
  }
  startIfCounted();
}
