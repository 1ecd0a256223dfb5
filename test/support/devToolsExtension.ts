/**
 * Replaces the browser extension of Redux DevTools: every store made after this import records its
 * actions and can time travel through its `liftedStore`. Redux Toolkit looks for the extension once,
 * when it is loaded, so this must be the first import.
 */
import type { EnhancedStore } from '@redux-devtools/instrument';
import { instrument } from '@redux-devtools/instrument';
import type { Action, DevToolsEnhancerOptions, StoreEnhancer } from '@reduxjs/toolkit';
import type { AppStore, RootState } from '../../src/state/types';

type Lifted = EnhancedStore<RootState, Action<string>, null>['liftedStore'];

/** The options with which the last store connected. */
export const connected: { options?: DevToolsEnhancerOptions } = {};

const compose =
  (options: DevToolsEnhancerOptions) =>
  (...enhancers: StoreEnhancer[]): StoreEnhancer => {
    connected.options = options;
    const all = [...enhancers, instrument<RootState, Action<string>>() as StoreEnhancer];
    return (createStore) => all.reduceRight((made, enhance) => enhance(made), createStore);
  };

globalThis.window ??= {} as typeof window;
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });

export const liftedStoreOf = (store: AppStore) =>
  (store as AppStore & { liftedStore: Lifted }).liftedStore;
