/**
 * Stands where the browser extension of Redux DevTools stands: every store that is made after this
 * import records its actions, and is driven through time by its `liftedStore`. Redux Toolkit looks
 * for the door once, when it is loaded: import this first.
 */
import type { EnhancedStore } from '@redux-devtools/instrument';
import { instrument } from '@redux-devtools/instrument';
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../../src/state/types';

type Lifted = EnhancedStore<RootState, Action<string>, null>['liftedStore'];

/** What the last store that was made told the door. */
export const told: { options?: DevToolsEnhancerOptions } = {};

const door =
  (options: DevToolsEnhancerOptions) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer => {
    told.options = options;
    const all = [...enhancers, instrument<RootState, Action<string>>() as StoreEnhancer];
    return (createStore) => all.reduceRight((made, enhance) => enhance(made), createStore);
  };

globalThis.window ??= {} as typeof window;
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: door });

export const liftedStoreOf = (store: AppStore) =>
  (store as AppStore & { liftedStore: Lifted }).liftedStore;
