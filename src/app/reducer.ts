import type { WithSlice } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { feedbackApi } from '../feedback/api';
import { feedbackSlice } from '../feedback/slice';
import { games } from '../games';
import type { installSlice } from '../install/slice';
import { uiSlice } from '../layout/uiSlice';
import type { badgesSlice } from '../report-card/slice';

/**
 * Each slice under its name. The API of the form comes with its page (`injectApi.ts`), the badges and the
 * offer of the home screen when a page is idle (`startReportCard.ts`).
 */
export const reducer = combineSlices(
  uiSlice,
  ...games.map(({ slice }) => slice),
  feedbackSlice,
).withLazyLoadedSlices<
  WithSlice<typeof feedbackApi> & WithSlice<typeof badgesSlice> & WithSlice<typeof installSlice>
>();
