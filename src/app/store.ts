import type { StoreEnhancer } from '@reduxjs/toolkit';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { devTools } from './devTools';
import { dynamicMiddleware } from './dynamicMiddleware';
import type { Env } from './env';
import { startListeners } from './listeners';
import { reducer } from './reducer';
import type { AppDispatch, RootState } from './types';

export type StoreOptions = { preloadedState?: Partial<RootState>; env: Env };

/**
 * Builds a store with everything that belongs to it, listener middleware included, so that two
 * stores never share a clock. The browser makes one; each test and each prerendered page its own.
 */
export function makeStore({ preloadedState = {}, env }: StoreOptions) {
  const listenerMiddleware = createListenerMiddleware({ extra: env });
  const store = configureStore({
    reducer,
    preloadedState,
    devTools,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: env } })
        .prepend(listenerMiddleware.middleware)
        .concat(dynamicMiddleware.middleware),
    enhancers: (getDefault) => getDefault().prepend(tellsAfterPress(env)),
  });
  const start = () =>
    startListeners(listenerMiddleware.startListening.withTypes<RootState, AppDispatch, Env>(), env);
  start();

  if (module.hot) {
    module.hot.accept('./reducer', () => store.replaceReducer(reducer));
    module.hot.accept('./listeners', () => {
      // A changed effect is a new function: without this, old and new would both run.
      listenerMiddleware.clearListeners();
      start();
    });
  }
  return store;
}

/** What a press has changed is told to those who draw it when the press itself is answered. */
const tellsAfterPress =
  ({ afterPress }: Env): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    return { ...store, subscribe: (draw) => store.subscribe(() => afterPress(draw)) };
  };

export type AppStore = ReturnType<typeof makeStore>;
