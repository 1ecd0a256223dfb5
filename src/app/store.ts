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
import { startFeature } from './addFeature';
import { devTools } from './devTools';

export type StoreOptions = {
  env: Env;
  preloadedState?: Partial<RootState>;
  /**
   * The features that are in the store from the start: all features, if the browser has Redux DevTools. Their scores
   * are in `preloadedState`.
   */
  features?: readonly Feature[];
};

/**
 * Builds a store with everything that belongs to it, so that two stores share nothing. The browser makes
 * one store; each test and each prerendered page makes a store of its own.
 */
export function makeStore({ env, preloadedState = {}, features = [] }: StoreOptions): AppStore {
  const reducer = makeReducer(features);
  const listenerMiddleware = createListenerMiddleware({ extra: env });
  // The middleware of RTK Query is added with the feature of the feedback form.
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
 * Notifies subscribers after the browser has painted the pressed button, if the phone is slow. At a CPU
 * slow-down of 6 the worst press is answered after 136 ms instead of 328 ms. The state itself changes at
 * once. (`autoBatchEnhancer` defers only actions with a mark in their `meta`: every press would need the
 * mark, and every log would show the mark.)
 */
const notifyAfterPaint: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  return { ...store, subscribe: (notify) => store.subscribe(() => afterPaint(notify)) };
};
