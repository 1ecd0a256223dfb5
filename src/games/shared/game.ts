import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { Alerts } from '../../layout/AlertDialog';
import type { GuideSlug } from '../../paths';
import type { AppStartListening } from '../../state/types';
import type { Cue } from './cue';

/**
 * Everything that the site knows of a game before its page is opened. It is loaded with every page, so
 * `game.ts` imports neither views nor effects nor content: `load` and `loadTile` fetch those.
 */
// biome-ignore lint/suspicious/noExplicitAny: the list has games with different persisted types
export type Game<GameSlice extends Slice = Slice, Persisted extends object = any> = {
  /** Its name is the key of the game in the state, and in storage. */
  slice: GameSlice;
  /** The hub's path, or one below it. */
  path: string;
  /** The folder in `src/games/` with `preview.svg`; also the name of the chunk of `load`. */
  folder: string;
  load(): Promise<GameModule<StateOf<GameSlice>>>;
  loadTile(): Promise<TileModule>;
  /** Further pages of the game, below its path; they have no tile in the hub. */
  pages?: readonly GamePage[];
  persisted?: Persistence<StateOf<GameSlice>, Persisted> & Resettable;
  /** The guide of the same game as it is played without a phone, which leads here. */
  guide?: GuideSlug;
};

/**
 * A page of a game. The last part of `folder`, in `src/games/`, is the name of the chunk of `load`.
 */
export type GamePage = Pick<Game, 'path' | 'folder' | 'load' | 'loadTile'>;

type StateOf<GameSlice extends Slice> = ReturnType<GameSlice['getInitialState']>;

/** Which part of a slice is persisted, and how it is restored. */
export type Persistence<State, Persisted extends object> = {
  /**
   * Increased when the persisted shape changes. `validate` must still accept older shapes; the
   * stored version is in `_persist`.
   */
  version: number;
  select(state: State): Persisted;
  /** Returns valid values for any stored input. */
  validate(found: unknown): Persisted;
  /** The action creator that restores stored scores. */
  restored: ActionMatcher & ((persisted: Persisted) => UnknownAction);
};

export type Resettable = {
  /** The action creator that clears the scores. */
  reset: ActionMatcher & (() => UnknownAction);
};

/** What the module of a game's view exports. */
// biome-ignore lint/suspicious/noExplicitAny: the hub loads games with different states
export type GameModule<State = any> = {
  default: ComponentType;
  about: About;
  effects?: GameEffects<State>;
  /** For a game whose result challenges a friend. */
  loadChallenge?(): Promise<ChallengeModule>;
  /** For a game that can be watched again. */
  loadReplay?(): Promise<ReplayModule>;
};

/** What a game does beside its state: in every store, from when its view is loaded. */
// biome-ignore lint/suspicious/noExplicitAny: the app starts those of games with different states
export type GameEffects<State = any> = {
  /** Starts its timers. */
  startListeners?(startListening: AppStartListening): void;
  /** The sounds and confetti of a state transition; most have none. */
  cuesOf?(now: State, before: State): Cue[];
};

/** What a game's `replay/link` exports. */
export type ReplayModule = {
  /** What can be watched by the hash of a link; null for any hash that is no replay of this game. */
  replayIn(hash: string): Replay | null;
};

export type Replay = {
  /** What a step is called. Example: `Ball`. */
  unit: string;
  /** The number of steps; step 0 is before the first of them. */
  length: number;
  /** A step in words. */
  textOf(step: number): string;
  /** The screen at a step. */
  Screen: ComponentType<{ step: number }>;
  /** All steps so far: it grows, and is shown below the controls, which stay where they are. */
  History?: ComponentType<{ step: number }>;
};

/** What a game's `challenge/link.ts` exports. */
export type ChallengeModule = {
  /** The offer in the hash of a link; null for any hash that is no challenge of this game. */
  offerIn(hash: string): Offer | null;
};

export type Offer = {
  /** What is to be beaten. */
  lines: readonly string[];
  /** The one event by which the challenge enters the store. */
  accepted: UnknownAction;
  /** The element that gets the focus when it is accepted. */
  focusId: string;
};

type ActionMatcher = { match(action: UnknownAction): boolean };

/** What a game's `tile.ts` exports: what the pages of all games show of it, and its alerts. */
export type TileModule = {
  tile: Tile;
  alerts?: Alerts;
};

export type Tile = {
  name: string;
  /** One of kit/icons. */
  icon: ReactNode;
};

/** What a game's `about.ts` exports: the texts around its view, which no other page shows. */
export type About = {
  /** Of the document: the name, and what the game is. */
  title: string;
  tagline: string;
  /** For search results and link previews. */
  description: string;
};
