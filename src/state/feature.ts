import type { Middleware, Reducer, Slice, UnknownAction } from '@reduxjs/toolkit';
import type { Cue } from '../platform/env';
import type { AppStartListening, AppThunk } from './types';

/** A slice, and everything that is added to a store together with the slice. `addFeatures` in `app/` adds features. */
// biome-ignore lint/suspicious/noExplicitAny: lists contain features with different states
export type Feature<State = any, Scores extends object = any> = {
  /** The slice. The name of the slice is the key in the state, and a part of the key in storage. */
  slice: Slice<State>;
  /** The part of the slice that is kept in local storage after the visit. */
  persisted?: Persistence<State, Scores>;
  /** The functions that continue a long game after a reload of the page. Short games have none. */
  // biome-ignore lint/suspicious/noExplicitAny: lists contain features with different kept games
  resumable?: Resumable<State, any>;
  /** Starts the listeners of the feature, for example a listener that runs a timer. */
  startListeners?(startListening: AppStartListening): void;
  /** Returns the sounds, words and confetti for a change of the slice's state. Most changes have none. */
  cuesOf?(now: State, before: State): Cue[];
  /** An API of RTK Query, which is added to the store together with the slice. */
  api?: { reducerPath: string; reducer: Reducer; middleware: Middleware };
};

/** The functions that keep a running game in session storage, and continue the game after a reload of the page. */
export type Resumable<State, Kept extends object> = {
  /** Returns the part of the state to keep, without secrets of the game. Returns null if no game is running. */
  select(state: State): Kept | null;
  /** Takes any value from storage. Returns the kept game, or null if the value is invalid. */
  validate(found: unknown): Kept | null;
  /** Returns the action that continues the game, and the id of the element that then gets the focus. */
  resume(kept: Kept): { resumed: UnknownAction | AppThunk; focusId: string };
};

/** The functions that select the part of a slice to store, and that validate the stored part. */
export type Persistence<State, Scores extends object> = {
  /**
   * The version of the stored shape. If the shape changes, the version must be increased, and `validate` must still
   * accept the older shapes. In storage, redux-persist puts the version into the field `_persist`.
   */
  version: number;
  select(state: State): Scores;
  /** Takes any value from storage. Returns valid scores. */
  validate(found: unknown): Scores;
  /** The creator of the action that clears the scores. */
  reset?: { match(action: UnknownAction): boolean } & (() => UnknownAction);
};
