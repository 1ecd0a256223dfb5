import type { Feature } from '../state/feature';
import type { AppStore } from '../state/types';

const load = () => import(/* webpackChunkName: "badges" */ './allFeatures');

/** Optional: without it no badge is earned in this visit. A later call tries again. */
export const loadAndStartReportCard = (store: AppStore): Promise<void> =>
  load()
    .then(({ startReportCard }) => startReportCard(store))
    .catch(() => undefined);

/** Every feature of the site; none where they cannot be loaded: then each comes with its page. */
export const loadAllFeatures = (): Promise<Feature[]> =>
  load()
    .then(({ loadFeatures }) => loadFeatures())
    .catch(() => []);
