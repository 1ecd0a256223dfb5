import type { StoreEnhancer } from '@reduxjs/toolkit';
import {
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { startUiListeners } from '../layout/uiListeners';
import { afterPaint } from '../platform/afterPaint';
import type { Env } from '../platform/env';
import type { Feature } from '../state/feature';
import { makeReducer } from '../state/reducer';
import type { AppDispatch, AppStore, RootState } from '../state/types';
import { startFeature } from './addFeatures';
import { devTools } from './devTools';

export type StoreOptions = {
  env: Env;
  preloadedState?: Partial<RootState>;
  /**
   * The features that are in the store from the start. If the browser has Redux DevTools, these are all features of the
   * site. The stored scores of these features are in `preloadedState`.
   */
  features?: readonly Feature[];
};

/**
 * Makes a store with a reducer and a listener middleware of its own: two stores share nothing. The browser makes one
 * store. Each test and each prerendered page makes a store of its own.
 */
export function makeStore({ env, preloadedState = {}, features = [] }: StoreOptions): AppStore {
  const reducer = makeReducer(features);
  const listenerMiddleware = createListenerMiddleware({ extra: env });
  // Middleware can be added to the store later: the feature of the feedback form adds the middleware of RTK Query.
  const { middleware: added, addMiddleware } = createDynamicMiddleware();
  const store: AppStore = Object.assign(
    configureStore({
      reducer,
      preloadedState,
      devTools,
      middleware: (getDefault) =>
        getDefault({ thunk: { extraArgument: env } })
          .prepend(listenerMiddleware.middleware)
          .concat(added),
      enhancers: (getDefault) => getDefault().prepend(notifyAfterPaint),
    }),
    {
      env,
      reducer,
      startListening: listenerMiddleware.startListening.withTypes<RootState, AppDispatch, Env>(),
      addMiddleware,
      features: new Map(),
    },
  );
  startUiListeners(store.startListening);
  for (const feature of features) startFeature(store, feature);
  return store;
}

/**
 * Notifies subscribers only after the browser has painted the pressed button, if the phone is slow. The state itself
 * changes at once. With the CPU throttled to a sixth, the slowest press is answered after 136 ms instead of 328 ms.
 * `autoBatchEnhancer` is no substitute, because it defers only actions with a mark in `meta`. The action of every press
 * would need this mark, and every log of actions would show the mark.
 */
const notifyAfterPaint: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  return { ...store, subscribe: (notify) => store.subscribe(() => afterPaint(notify)) };
};
