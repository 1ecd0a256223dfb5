import type { UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { gameIcons } from '../../kit/icons/games';
import type { Alerts } from '../../layout/AlertDialog';
import type { GuideSlug } from '../../paths';
import type { Feature } from '../../state/feature';
import type { LazySlices } from '../../state/reducer';
import type { RootState } from '../../state/types';
import type { Report } from './report';

/**
 * The registration of a game: everything that the site knows about the game before the page of the game is opened.
 * Every page loads the `game.ts` of every game. To keep other pages small, a `game.ts` imports the rest of its game
 * only by `import()`.
 */
export type Game = GamePage & {
  /** The name of the game's slice. The name is the key of the slice in the state, and a part of the key in storage. */
  key: keyof LazySlices;
  /** The text in the game's row on the report card until the game has been played. */
  invitation: string;
  /** The best score, for Home and the report card. A game that keeps no best score has none. */
  best?: Best;
  /** Imports the report of the game, which the report card and Redux DevTools need. */
  loadReport(): Promise<{ report: Report }>;
  /** Further pages of the game. Their paths are below the path of the game, and the hub shows no tiles for them. */
  pages?: readonly GamePage[];
  /** The guide that explains how to play the game without a phone. The page of the guide links to this game. */
  guide?: GuideSlug;
};

/** The best score of a game, in stored scores and in words. `bestText` joins both. */
export type Best = {
  /** Returns the best score in stored scores. They may contain anything, so the result is validated afterwards. */
  // biome-ignore lint/suspicious/noExplicitAny: stored scores are not validated yet
  of(scores: any): unknown;
  /** The greatest possible score, if there is one. */
  max?: number;
  text(best: number): string;
};

/** A page that the hub shows: the page of a game, or a further page of a game. */
export type GamePage = {
  name: string;
  /** The name of the icon on the tile. Every page loads this name, but only the hub loads the drawings. */
  icon: keyof typeof gameIcons;
  /** The path of the page: `paths.games`, or a path below `paths.games`. */
  path: string;
  /**
   * The path of the page's folder, relative to `src/games/`. The folder contains the `preview.svg` of the page. The
   * last part of the path must also be the `webpackChunkName` in `load`.
   */
  folder: string;
  load(): Promise<GameModule>;
};

/** The exports of the module that `load` imports: the view of the game as the default export, and `page`. */
export type GameModule = { default: ComponentType; page: PageParts };

/** Everything that a game gives to the hub besides its view. */
export type PageParts = {
  about: About;
  /** The alerts of the game, by their ids. No other game may use the same ids. */
  alerts?: Alerts;
  /**
   * The feature of the game: slice, storage and listeners. The feature is added to the store before the view is
   * rendered.
   */
  feature: Feature;
  /** Whether the visitor has begun a first turn, in this visit or in an earlier one. */
  selectHasBegun(state: RootState): boolean;
  /** Imports `links.ts`, which reads challenge links. A game without challenges has no such function. */
  loadChallenge?(): Promise<ChallengeModule>;
  /** Imports the module that reads replay links. A game that cannot be watched again has no such function. */
  loadReplay?(): Promise<ReplayModule>;
};

/** The texts of the page around a view. `content.ts` of the game exports these texts. */
export type About = {
  /** The title of the document: the name of the game, and a few words about the game. */
  title: string;
  /** The line on the picture of a link preview. */
  tagline: string;
  /** Says in one line what to press and what counts. The line is shown until the first turn. */
  howTo: string;
  /** The rules. A game without this list shows its rules itself, with a heading that has the id `RULES_ID`. */
  rules?: readonly string[];
  /** The description for search results and link previews. */
  description: string;
};

export type ChallengeModule = {
  /** Returns the challenge in the hash of a link; null if the hash contains no challenge to this game. */
  offerIn(hash: string): Offer | null;
};

export type ReplayModule = {
  /** Returns the replay in the hash of a link; null if the hash contains no replay of this game. */
  replayIn(hash: string): Replay | null;
};

/** A challenge from a link. The visitor may accept or decline the challenge. */
export type Offer = {
  /** The paragraphs that tell the visitor what the challenge is. */
  lines: readonly string[];
  /** The only action that is dispatched when the visitor accepts. The reducer of the game stores the challenge. */
  accepted: UnknownAction;
  /** The id of the element that gets the focus when the visitor accepts. */
  focusId: string;
};

/** A played game that can be watched again, step by step. */
export type Replay = {
  /** The name of a step, such as `Ball`. The name is shown before the number of the step. */
  unit: string;
  /** The number of steps, without step 0. Step 0 shows the game before the first step. */
  length: number;
  /** Returns a description of a step in words. */
  textOf(step: number): string;
  /** The component that shows the game at a step. */
  Screen: ComponentType<{ step: number }>;
  /**
   * The component that lists all steps up to `step`. The list is below the controls, because a growing list above the
   * controls would move the controls.
   */
  History?: ComponentType<{ step: number }>;
};
