import type { AppStore } from '../state/types';

/** Optional: without it no badge is earned in this visit. A later call tries again. */
export const loadAndStartReportCard = (store: AppStore): Promise<void> =>
  import(/* webpackChunkName: "badges" */ './startReportCard')
    .then(({ startReportCard }) => startReportCard(store))
    .catch(() => undefined);
