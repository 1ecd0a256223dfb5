import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { Alerts } from '../../layout/AlertDialog';
import type { GuideSlug } from '../../paths';
import type { Feature } from '../../state/feature';
import type { LazySlices } from '../../state/reducer';

/**
 * Everything that the site knows of a game before its page is opened. It is loaded with every page, so
 * `game.ts` imports nothing of the game: the loaders fetch it.
 */
export type Game = GamePage & {
  /** The name of its slice: the key of the game in the state, and in storage. */
  key: keyof LazySlices;
  /** What of it comes into the store, for the report card and for DevTools. Its pages bring it along. */
  loadFeature(): Promise<{ gameFeature: Feature }>;
  /** Further pages of the game, below its path; they have no tile in the hub. */
  pages?: readonly GamePage[];
  /** The guide of the same game as it is played without a phone, which leads here. */
  guide?: GuideSlug;
};

export type GamePage = {
  /** The hub's path, or one below it. */
  path: string;
  /** The folder in `src/games/` with `preview.svg`; its last part is also the name of the chunk of `load`. */
  folder: string;
  load(): Promise<GameModule>;
  loadTile(): Promise<TileModule>;
};

/** What the module of a game's view exports. */
export type GameModule = {
  default: ComponentType;
  about: About;
  /** `gameFeature` of `feature.ts`: in the store from when the page is opened. */
  feature: Feature;
  /** For a game whose result challenges a friend. */
  loadChallenge?(): Promise<ChallengeModule>;
  /** For a game that can be watched again. */
  loadReplay?(): Promise<ReplayModule>;
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
