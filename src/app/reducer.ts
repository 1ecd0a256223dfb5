import type { WithSlice } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { feedbackApi } from '../feedback/api';
import { feedbackSlice } from '../feedback/slice';
import { games } from '../games';
import { uiSlice } from '../layout/uiSlice';

/** Each slice under its name; the API of the form comes with its page: see `injectApi.ts`. */
export const reducer = combineSlices(
  uiSlice,
  ...games.map(({ slice }) => slice),
  feedbackSlice,
).withLazyLoadedSlices<WithSlice<typeof feedbackApi>>();
