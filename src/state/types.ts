import type {
  ListenerEffectAPI,
  ThunkAction,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
// Type imports only: at run time only the entry modules may import `app/`.
import type { reducer } from '../app/reducer';
import type { makeStore } from '../app/store';
import type { Env } from '../platform/env';

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<typeof reducer>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Env, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Env>;
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Env>;
