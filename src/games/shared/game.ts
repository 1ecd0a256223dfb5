import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { gameIcons } from '../../kit/icons/games';
import type { Alerts } from '../../layout/AlertDialog';
import type { GuideSlug } from '../../paths';
import type { Feature } from '../../state/feature';
import type { LazySlices } from '../../state/reducer';
import type { Report } from './report';

/**
 * All that the site knows of a game before its page is opened. Every page loads the `game.ts` of every game, so a
 * `game.ts` imports other files of its game only by `import()`, which loads them later.
 */
export type Game = GamePage & {
  /** The name of the game's slice: its key in the state, and in storage. */
  key: keyof LazySlices;
  /** The remark in the game's row of the report card before the first turn. */
  invitation: string;
  /** Imports what the report card and DevTools need of the game. */
  loadReport(): Promise<{ report: Report }>;
  /** Further pages of the game, below its path; the hub has no tile for them. */
  pages?: readonly GamePage[];
  /** The guide that explains how to play the game without a phone, and that links to this game. */
  guide?: GuideSlug;
};

/** A page of a game in the hub. */
export type GamePage = {
  name: string;
  /** The icon of the tile. Only its name is in every page: the drawings come with the hub. */
  icon: keyof typeof gameIcons;
  /** The path of the page: the path of the hub, or a path below it. */
  path: string;
  /** The folder in `src/games/` with `preview.svg`; its last part is also the name of the chunk of `load`. */
  folder: string;
  load(): Promise<GameModule>;
  /** The chunks that the page asks for as soon as it is shown, by their `webpackChunkName`. */
  atOnce?: string[];
};

/** The exports of the module of a game's view. */
export type GameModule = { default: ComponentType; page: PageParts };

/** The parts that the hub shows around a view, and the feature that is added to the store with the view. */
export type PageParts = {
  about: About;
  /** Alerts of the game, by ids that no other game uses. */
  alerts?: Alerts;
  /** The feature of the game, added to the store before the view is rendered. */
  feature: Feature;
  /** Imports `links.ts` of a game whose result challenges a friend. */
  loadChallenge?(): Promise<ChallengeModule>;
  /** Imports the replay of a game that can be watched again. */
  loadReplay?(): Promise<ReplayModule>;
};

/** The texts around a view; `content.ts` of the game exports them. */
export type About = {
  /** The title of the document: the name, and what the game is. */
  title: string;
  tagline: string;
  /** The description for search results and link previews. */
  description: string;
};

export type ChallengeModule = {
  /** Returns the challenge in the hash of a link; null for any other hash. */
  offerIn(hash: string): Offer | null;
};

export type ReplayModule = {
  /** Returns the replay in the hash of a link; null for any other hash. */
  replayIn(hash: string): Replay | null;
};

/** A challenge that a link brought, and that the visitor may accept. */
export type Offer = {
  /** The lines that tell the visitor what is to be beaten. */
  lines: readonly string[];
  /** The one event by which the challenge enters the store. */
  accepted: UnknownAction;
  /** The id of the element that gets the focus when the challenge is accepted. */
  focusId: string;
};

/** A game that can be watched step by step. */
export type Replay = {
  /** The name of a step. Example: `Ball`. */
  unit: string;
  /** The number of steps; step 0 is before the first of them. */
  length: number;
  /** Describes a step in words. */
  textOf(step: number): string;
  /** The screen at a step. */
  Screen: ComponentType<{ step: number }>;
  /** All steps so far. They are shown below the controls, because the list grows and must not move the controls. */
  History?: ComponentType<{ step: number }>;
};
