import type {
  ListenerEffectAPI,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit';
import type { Env } from './env';
import type { reducer } from './reducer';

export type RootState = ReturnType<typeof reducer>;
export type AppDispatch = ThunkDispatch<RootState, Env, UnknownAction>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Env, UnknownAction>;
export type AppStartListening = TypedStartListening<RootState, AppDispatch, Env>;
export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Env>;
