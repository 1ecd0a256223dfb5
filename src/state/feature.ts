import type { Middleware, Reducer, Slice, UnknownAction } from '@reduxjs/toolkit';
import type { Cue } from '../platform/env';
import type { AppStartListening, AppThunk } from './types';

/** All that comes into a store with a page or a part of one; `addFeature` of `app/` adds it. */
// biome-ignore lint/suspicious/noExplicitAny: lists have features with different states
export type Feature<State = any, Scores extends object = any> = {
  /** Its name is the key in the state, and in storage. */
  slice: Slice<State>;
  /** The part of the slice that outlives the visit. */
  persisted?: Persistence<State, Scores>;
  /** A game that takes minutes, which a reload need not end. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  resumable?: Resumable<State, any>;
  /** Starts its timers, and whatever else follows from events. */
  startListeners?(startListening: AppStartListening): void;
  /** The sounds and confetti of a state transition; most have none. */
  cuesOf?(now: State, before: State): Cue[];
  /** An API of RTK Query. */
  api?: { reducerPath: string; reducer: Reducer; middleware: Middleware };
};

/** Which part of a game that is on is kept for the session, and how the game goes on with it. */
export type Resumable<State, Kept extends object> = {
  /** Null while there is no game to go on with. No secret may be in it. */
  select(state: State): Kept | null;
  /** Returns what can be gone on with, or null, for any stored input. */
  validate(found: unknown): Kept | null;
  /** What happens when the visitor goes on, and the element that then gets the focus. */
  resume(kept: Kept): { resumed: UnknownAction | AppThunk; focusId: string };
};

/** Which part of a slice is persisted, and how it is read. */
export type Persistence<State, Scores extends object> = {
  /**
   * Increased when the persisted shape changes. `validate` must still accept older shapes; the
   * stored version is in `_persist`.
   */
  version: number;
  select(state: State): Scores;
  /** Returns valid values for any stored input. */
  validate(found: unknown): Scores;
  /** The action creator that clears the scores. */
  reset?: { match(action: UnknownAction): boolean } & (() => UnknownAction);
};
