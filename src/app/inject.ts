import { createDynamicMiddleware } from '@reduxjs/toolkit';
import type { feedbackApi } from '../feedback/api';
import { reducer } from './reducer';

/** In every store from the start, and empty until a page brings something along. */
export const dynamicMiddleware = createDynamicMiddleware();

/** Adds the API that only its page loads to the reducer, and its middleware to the stores. */
export function injectApi(api: typeof feedbackApi) {
  reducer.inject(api);
  dynamicMiddleware.addMiddleware(api.middleware);
}
