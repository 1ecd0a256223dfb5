import type { Feature } from '../../state/feature';
import type { BadgeId } from './badgeIds';

/**
 * The data that a game gives to the report card; `report.ts` of the game exports it. The data is loaded after the
 * report card is shown, or when a page is idle.
 */
// biome-ignore lint/suspicious/noExplicitAny: the card has games with different states
export type Report<State = any, Scores extends object = any> = {
  /** The feature that has the scores. */
  feature: Feature<State, Scores>;
  /** Whether a turn that counts as played has ended between two states. */
  hasPlayed(now: State, before: State): boolean;
  /**
   * The game's row on the report card; null before the first turn. `plays` is the number of turns that the report
   * card has counted.
   */
  rowOf(scores: Scores, plays: number): Row | null;
  /** The days in a register of the game, as Indian days. */
  daysPresent?(scores: Scores): number[];
  /** The figures that move to another phone. */
  figures: Figures<Scores>;
  /** The rules of badges of the game; several games may earn the same badge. `row` is the result of `rowOf`. */
  badges?: Partial<Record<BadgeId, (state: State, row: Row | null) => boolean>>;
};

/** A game's row on the report card. A figure that was never counted is left out. */
export type Row = {
  played?: number | undefined;
  best?: string | undefined;
  streak?: number | undefined;
  /** The marks for the grade, from 0 to 100. */
  marks?: number | undefined;
  /** The remark of the class teacher, by the figures. */
  remark: string;
};

/** The figures of a game that move to another phone in a transfer code. */
// biome-ignore lint/suspicious/noExplicitAny: the card has games with different scores
export type Figures<Scores extends object = any> = {
  /**
   * The key of the game in a transfer code. It is part of the format of codes: no other game may ever have the same
   * key.
   */
  key: string;
  /**
   * Set by a game that does not count its turns: the preview of a transfer code then shows the count of the report
   * card.
   */
  showsPlays?: true;
  /** The figures in the order of a transfer code; new figures are added at the end. */
  list: readonly Figure<Scores>[];
  /** Returns scores with the given values, to be passed to `validate` of the game. */
  scoresOf?(values: readonly Value[]): object;
};

// biome-ignore lint/suspicious/noExplicitAny: figures of numbers and of texts are in one list
export type Figure<Scores = any, Of extends Value = any> = {
  label: string;
  of(scores: Scores): Of;
  /** Returns a shorter value for a long transfer code; `scoresOf` reads both the short and the full value. */
  short?(value: Of): Of;
  /**
   * Merges two values so that nothing is lost: `here` from this phone, `coming` from a transfer code. `isStale` says
   * that `coming` was played on an earlier day than `here`.
   */
  merge(here: Of, coming: Of, isStale: boolean): Of;
  /** The number that the preview shows; by default the value itself. */
  shown?(value: Of): number;
};

/** The value of a figure: a number, or letters and digits that stand for several numbers, such as days. */
export type Value = number | string;

type StateOf<GameFeature> = GameFeature extends Feature<infer State> ? State : never;

type ScoresOf<GameFeature> = GameFeature extends {
  persisted: { validate(found: unknown): infer Scores extends object };
}
  ? Scores
  : object;

/** The report of a game, typed by its feature. */
export type ReportOf<GameFeature extends Feature> = Report<
  StateOf<GameFeature>,
  ScoresOf<GameFeature>
>;

/** Merges counts and best scores: returns the greater one. Example: `greatest(3, 5)` is 5. */
export const greatest = (here: number, coming: number): number => Math.max(here, coming);

/**
 * Merges running streaks: returns the longer streak, but never a stale coming streak, because it may have ended on
 * this phone since. Examples: `longest(1, 12, false)` is 12, `longest(1, 12, true)` is 1.
 */
export const longest = (here: number, coming: number, isStale: boolean): number =>
  isStale ? here : Math.max(here, coming);

/**
 * Returns a share in whole percent; undefined where the whole is 0.
 * Examples: `percentOf(2, 3)` is 67, `percentOf(0, 0)` is undefined.
 */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((100 * part) / whole) : undefined;
