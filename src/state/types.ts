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
/** `ui`, and the slices of features, each from when it is added. */
export type RootState = ReturnType<AppReducer>;
export type AppDispatch = ThunkDispatch<RootState, Env, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Env, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Env>;
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Env>;

/** A store, and all that belongs to it alone. */
export type AppStore = EnhancedStore<RootState> & {
  dispatch: AppDispatch;
  env: Env;
  reducer: AppReducer;
  /** On its one listener middleware. */
  startListening: AppStartListening;
  addMiddleware(middleware: Middleware): void;
  /** By the names of their slices. */
  features: Map<string, AddedFeature>;
};

export type AddedFeature = {
  feature: Feature;
  /** Resolves when its stored scores are in the state and its listeners run. */
  ready: Promise<void>;
  /** Ends its listeners, and what they are doing. */
  stop(): void;
};
