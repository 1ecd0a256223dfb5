import type { feedbackApi } from '../feedback/api';
import { dynamicMiddleware } from './dynamicMiddleware';
import { reducer } from './reducer';

/** Adds an API that is loaded with its page: its reducer, and its middleware to every store. */
export function injectApi(api: typeof feedbackApi) {
  // After a hot reload this is a new object with the same `reducerPath`.
  reducer.inject(api, { overrideExisting: true });
  dynamicMiddleware.addMiddleware(api.middleware);
}
