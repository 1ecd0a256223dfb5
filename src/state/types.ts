import type {
  EnhancedStore,
  ListenerEffectAPI,
  Middleware,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { Env } from '../platform/env';
import type { Feature } from './feature';
import type { makeReducer } from './reducer';

export type AppReducer = ReturnType<typeof makeReducer>;
/** The state: `ui`, and the slices of features. The slice of a feature is missing until the feature is added. */
export type RootState = ReturnType<AppReducer>;
export type AppDispatch = ThunkDispatch<RootState, Env, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Env, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Env>;
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Env>;

/** A store, with objects that no other store shares. */
export type AppStore = EnhancedStore<RootState> & {
  dispatch: AppDispatch;
  env: Env;
  reducer: AppReducer;
  /** Starts a listener in the listener middleware of the store. */
  startListening: AppStartListening;
  addMiddleware(middleware: Middleware): void;
  /** The features that were added. The keys are the names of the slices. */
  features: Map<string, AddedFeature>;
};

export type AddedFeature = {
  feature: Feature;
  /** Resolves when the stored scores are in the state and the listeners run. */
  ready: Promise<void>;
  /** Ends the listeners, and cancels the effects that are still running. */
  stop(): void;
};
