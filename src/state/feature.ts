import type { Middleware, Reducer, Slice, UnknownAction } from '@reduxjs/toolkit';
import type { Cue } from '../platform/env';
import type { AppStartListening, AppThunk } from './types';

/** All that comes into a store with a page, or with a part of a page; `addFeature` of `app/` adds it. */
// biome-ignore lint/suspicious/noExplicitAny: lists have features with different states
export type Feature<State = any, Scores extends object = any> = {
  /** The slice. Its name is the key in the state, and a part of the key in storage. */
  slice: Slice<State>;
  /** The part of the slice that outlives the visit. */
  persisted?: Persistence<State, Scores>;
  /** The functions by which a game that takes minutes goes on after a reload. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  resumable?: Resumable<State, any>;
  /** Starts the timers of the feature, and whatever else follows from events. */
  startListeners?(startListening: AppStartListening): void;
  /** The cues of a state transition: sounds, words and confetti. Most transitions have none. */
  cuesOf?(now: State, before: State): Cue[];
  /** An API of RTK Query. */
  api?: { reducerPath: string; reducer: Reducer; middleware: Middleware };
};

/** The part of a running game that is kept for the session, and how the game goes on with that part. */
export type Resumable<State, Kept extends object> = {
  /** Returns what is kept, without secrets; null while there is no game to go on with. */
  select(state: State): Kept | null;
  /** Returns a valid kept game for any stored input, or null. */
  validate(found: unknown): Kept | null;
  /** Returns the event by which the game goes on, and the id of the element that then gets the focus. */
  resume(kept: Kept): { resumed: UnknownAction | AppThunk; focusId: string };
};

/** The part of a slice that is persisted, and how that part is read. */
export type Persistence<State, Scores extends object> = {
  /**
   * The version, which is increased when the persisted shape changes. `validate` must still accept older shapes; the
   * stored version is in `_persist`.
   */
  version: number;
  select(state: State): Scores;
  /** Returns valid values for any stored input. */
  validate(found: unknown): Scores;
  /** The action creator that clears the scores. */
  reset?: { match(action: UnknownAction): boolean } & (() => UnknownAction);
};
