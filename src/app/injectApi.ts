import type { feedbackApi } from '../feedback/api';
import { dynamicMiddleware } from './dynamicMiddleware';
import { reducer } from './reducer';

/** Adds the API that only its page loads to the reducer, and its middleware to the stores. */
export function injectApi(api: typeof feedbackApi) {
  // After a hot reload it may be another one of the same name.
  reducer.inject(api, { overrideExisting: true });
  dynamicMiddleware.addMiddleware(api.middleware);
}
