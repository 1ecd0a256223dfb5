import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { Alerts } from '../../layout/AlertDialog';
import type { AppStartListening } from '../../state/types';
import type { Cue } from './cue';

/**
 * All that the site knows of a game. It is loaded with every page, so `game.ts` imports neither
 * views nor words: they come with `load` and `loadTile`.
 */
// biome-ignore lint/suspicious/noExplicitAny: of any game, where only its own functions read it
export type Game<GameSlice extends Slice = Slice, Persisted extends object = any> = {
  /** Its name is the key of the game in the state, and in storage. */
  slice: GameSlice;
  /** Of the hub, or below it. */
  path: string;
  /** In `src/games/`: also the name of the chunk that `load` fetches, and where `preview.svg` lies. */
  folder: string;
  load(): Promise<{ default: ComponentType }>;
  loadTile(): Promise<TileModule>;
  startListeners?(startListening: AppStartListening): void;
  /** The sounds and the confetti of an action, from the states before and after; most have none. */
  cuesOf?(now: StateOf<GameSlice>, before: StateOf<GameSlice>): Cue[];
  persisted?: Persistence<StateOf<GameSlice>, Persisted>;
};

type StateOf<GameSlice extends Slice> = ReturnType<GameSlice['getInitialState']>;

/** What of a slice outlives the visit, and how it is read back. */
export type Persistence<State, Persisted extends object> = {
  /**
   * Raised when the shape changes. `validate` finds the version of what it is given in `_persist`,
   * and goes on reading the older shapes.
   */
  version: number;
  select(state: State): Persisted;
  /** Makes valid values of whatever was found in storage. */
  validate(found: unknown): Persisted;
  /** The event that takes over what is stored. */
  restored: Matching & ((persisted: Persisted) => UnknownAction);
  /** The event that forgets the scores. */
  reset: Matching;
};

type Matching = { match(action: UnknownAction): boolean };

/** What a game's `tile.ts` exports: its words and its icon outside of its own view. */
export type TileModule = {
  tile: Tile;
  alerts?: Alerts;
};

export type Tile = {
  name: string;
  tagline: string;
  /** For search results and link previews. */
  description: string;
  /** One of kit/icons. */
  icon: ReactNode;
};
