import type { Feature } from '../../state/feature';
import type { BadgeId } from './badgeIds';

/**
 * The data and functions that the report card needs from a game. Each game exports its report from its file
 * `report.ts`. This file is loaded after the report card is shown, or when any other page is idle.
 */
// biome-ignore lint/suspicious/noExplicitAny: the report card has games with different states
export type Report<State = any, Scores extends object = any> = {
  /** The feature of the game, whose slice contains the scores. */
  feature: Feature<State, Scores>;
  /** Whether the change from the state `before` to the state `now` counts as one more turn played. */
  hasPlayed(now: State, before: State): boolean;
  /**
   * Whether a turn is on. Badges of the game are then not awarded before the end of the turn, because the result of the
   * turn tells the news. Only a game that can earn a badge within a turn has this function.
   */
  isPlaying?(state: State): boolean;
  /**
   * Returns the game's row on the report card; null if the game was not played yet. `plays` is the number of turns that
   * the report card itself has counted for this game.
   */
  rowOf(scores: Scores, plays: number): Row | null;
  /**
   * Returns the Indian days (days since 1970 in India) in the attendance register of the game. Only a game with a
   * register has this function.
   */
  daysPresent?(scores: Scores): number[];
  /** The figures that a transfer code moves to another phone. */
  figures: Figures<Scores>;
  /** The rules of the badges that this game can award. Several games may have a rule for the same badge. */
  badges?: Partial<Record<BadgeId, BadgeRule<State, Row | null>>>;
};

/**
 * The rule of a badge. A badge that can be counted has the count, and the number `of` that earns the badge. The rule of
 * any other badge returns whether the badge is earned. In the rules of a game, `row` is the result of `rowOf`.
 */
export type BadgeRule<State, Rows> =
  | { of: number; count(state: State, row: Rows): number }
  | ((state: State, row: Rows) => boolean);

/** A game's row on the report card. A figure is undefined if it was never counted. */
export type Row = {
  played?: number | undefined;
  best?: string | undefined;
  streak?: number | undefined;
  /** The marks of the game, from 0 to 100. The grade depends on the mean of the marks of all games. */
  marks?: number | undefined;
  /** The remark of the fictional class teacher, chosen by the figures. */
  remark: string;
};

/** The figures of a game that a transfer code moves to another phone. */
// biome-ignore lint/suspicious/noExplicitAny: the report card has games with different scores
export type Figures<Scores extends object = any> = {
  /**
   * The key of the game in a transfer code. Old codes must stay readable, so the key must never change, and no other
   * game may ever have the same key.
   */
  key: string;
  /**
   * Set if the game does not count its turns itself. The preview of a transfer code then shows the number of turns that
   * the report card has counted.
   */
  showsPlays?: true;
  /**
   * The figures, in their order in a transfer code. New figures must be added at the end, because a code contains only
   * the values of the figures, without names.
   */
  list: readonly Figure<Scores>[];
  /**
   * Returns the scores for values that are in the order of `list`. The result is not validated yet: the caller passes
   * the result to `validate` of the game.
   */
  scoresOf?(values: readonly Value[]): object;
};

// biome-ignore lint/suspicious/noExplicitAny: one list has figures with numbers and figures with texts
export type Figure<Scores = any, Of extends Value = any> = {
  label: string;
  of(scores: Scores): Of;
  /** Returns a shorter form of a value, for a transfer code that would be too long. `scoresOf` reads both forms. */
  short?(value: Of): Of;
  /**
   * Returns the value after a merge of two phones: `here` is the value on this phone, `coming` is the value in a
   * transfer code. Neither phone may lose progress. `isStale` is true if the latest turn in the code was played on an
   * earlier day than the latest turn on this phone.
   */
  merge(here: Of, coming: Of, isStale: boolean): Of;
  /**
   * Returns the number that the preview of a transfer code shows. Without this function, the preview shows the value.
   */
  shown?(value: Of): number;
};

/**
 * The value of a figure: a number, or a text of letters, digits and hyphens that encodes several numbers, such as days.
 */
export type Value = number | string;

type StateOf<GameFeature> = GameFeature extends Feature<infer State> ? State : never;

type ScoresOf<GameFeature> = GameFeature extends {
  persisted: { validate(found: unknown): infer Scores extends object };
}
  ? Scores
  : object;

/** The type of a game's report, derived from the type of the game's feature. */
export type ReportOf<GameFeature extends Feature> = Report<
  StateOf<GameFeature>,
  ScoresOf<GameFeature>
>;

/**
 * Returns the greater of two values. Serves as the `merge` of counts and best scores. Example: `greatest(3, 5)` is 5.
 */
export const greatest = (here: number, coming: number): number => Math.max(here, coming);

/**
 * Returns the longer of two running streaks. Serves as the `merge` of such streaks. A stale streak, which is a streak
 * from an earlier day, is ignored, because a later turn on this phone may have ended the streak.
 * Examples: `longest(1, 12, false)` is 12; `longest(1, 12, true)` is 1.
 */
export const longest = (here: number, coming: number, isStale: boolean): number =>
  isStale ? here : Math.max(here, coming);

/**
 * Returns `part` as a percentage of `whole`, rounded to a whole number; undefined if `whole` is 0.
 * Examples: `percentOf(2, 3)` is 67; `percentOf(0, 0)` is undefined.
 */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((100 * part) / whole) : undefined;
