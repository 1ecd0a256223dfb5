import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type fc from 'fast-check';
import type { Game } from '../../src/games/shared/game';
import type { Feature } from '../../src/state/feature';
import type { AppThunk } from '../../src/state/types';
import type { WeightedAction } from './arbitraries';
import type { Checks } from './checks';
import type { FullStore } from './store';

type StateOf<GameSlice extends Slice> = ReturnType<GameSlice['getInitialState']>;

type PayloadOf<Creator> = Creator extends (...drawn: never[]) => { payload: infer Payload }
  ? Payload
  : never;

/** What the tests of the whole site need to know of a game; `test/games/fixtures.ts` lists them. */
// biome-ignore lint/suspicious/noExplicitAny: the list has fixtures of different slices
export type GameFixture<GameSlice extends Slice = any> = {
  game: Game;
  feature: Feature & { slice: GameSlice };
  /** The heading of its page, and its tile in the hub. */
  name: string;
  /** Every value of `phase`. */
  phases: readonly string[];
  /** An arbitrary for each action. */
  actions: { [Name in keyof GameSlice['actions']]: WeightedAction } & {
    /** Of scores that another tab has stored. */
    scoresTaken?: WeightedAction;
  };
  /** When an action is legal. One that is not named here always is. */
  legal: {
    [Name in keyof GameSlice['actions']]?: (
      state: StateOf<GameSlice>,
      payload: PayloadOf<GameSlice['actions'][Name]>,
    ) => boolean;
  };
  /** What its controls dispatch. */
  clicks: readonly fc.Arbitrary<Click>[];
  /** By description: whether the state passes. A state that fails one cannot be reached by playing. */
  checks(state: StateOf<GameSlice>): Checks;
  /** The alerts of the game, each with the field that the alert is about. */
  alerts?: readonly { id: string; text: string; lang?: 'en-IN'; field: string }[];
  /** For a game that persists its scores. */
  scores?: ScoresFixture;
};

export type Click = UnknownAction | AppThunk<unknown>;

export type ScoresFixture = {
  /** Scores of an earlier visit, as they are stored. */
  earlier: object;
  /** What a reset leaves of them. */
  afterReset: object;
  /** Dispatches a turn that scores. */
  score(store: FullStore): void;
  /** What is stored after the first such turn. */
  scored: object;
  /**
   * For a game with a score card: its figures with the scores of the earlier visit, and after a reset.
   */
  shown?: Readonly<Record<string, string>>;
  cleared?: Readonly<Record<string, string>>;
};

/** Infers the slice from the game, so that no action of it can be left out. */
export const gameFixture = <GameSlice extends Slice>(fixture: GameFixture<GameSlice>) => fixture;
