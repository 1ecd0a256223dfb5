import type { Feature } from '../../state/feature';

/*
 * What a game tells the report card, in three modules of its folder, which are found by their names:
 * `report/invitation.ts`, its row before the first turn, loaded with the card; `report/report.ts`, its row from
 * then on, loaded after the card is shown, or when a page is idle; `report/figures.ts`, what moves to the next
 * phone, loaded with that.
 */

/** A game's row on the card. What was never counted is left out. */
export type Row = {
  played?: number | undefined;
  best?: string | undefined;
  streak?: number | undefined;
  /** From 0 to 100, for the grade. */
  marks?: number | undefined;
  /** Of the class teacher: follows from the figures. */
  remark: string;
};

// biome-ignore lint/suspicious/noExplicitAny: the card has games with different states
export type Report<State = any, Scores extends object = any> = {
  name: string;
  /** Whether a turn that counts as played has ended between two states. */
  hasPlayed(now: State, before: State): boolean;
  /** `plays`: turns that the report card has counted. Null: never played. */
  rowOf(scores: Scores, plays: number): Row | null;
  /** The days in a register, as Indian days. */
  daysPresent?(scores: Scores): number[];
};

/** Of a figure: a number, or letters and digits that stand for several, such as days. */
export type Value = number | string;

// biome-ignore lint/suspicious/noExplicitAny: figures of numbers and of texts are in one list
export type Figure<Scores = any, Of extends Value = any> = {
  label: string;
  of(scores: Scores): Of;
  /** In a long code; `scoresOf` reads both. */
  short?(value: Of): Of;
  /**
   * The one of two that loses nothing. `isStale`: what comes was played on an earlier day than what is
   * here.
   */
  merge(here: Of, coming: Of, isStale: boolean): Of;
  /** As it is read; by default the value itself. */
  shown?(value: Of): number;
};

// biome-ignore lint/suspicious/noExplicitAny: the list has games with different scores
export type FiguresModule<Scores extends object = any> = {
  /** In a code for the next phone. Part of the format: no other game may ever have it. */
  key: string;
  /** For a game that has no count of its own: the card's is shown. */
  showsPlays?: true;
  /** In the order of a code; new ones are added at the end. */
  list: readonly Figure<Scores>[];
  /** Scores with these values, for `validate` of the game. */
  scoresOf?(values: readonly Value[]): object;
};

type StateOf<GameFeature> = GameFeature extends Feature<infer State> ? State : never;

type ScoresOf<GameFeature> = GameFeature extends {
  persisted: { validate(found: unknown): infer Scores extends object };
}
  ? Scores
  : object;

/** Those of a game, typed by its feature. */
export type ReportOf<GameFeature extends Feature> = Report<
  StateOf<GameFeature>,
  ScoresOf<GameFeature>
>;
export type FiguresOf<GameFeature extends Feature> = FiguresModule<ScoresOf<GameFeature>>;

/** Counts and best scores: the greater one. Example: `greatest(3, 5)` is 5. */
export const greatest = (here: number, coming: number): number => Math.max(here, coming);

/**
 * A running streak: the longer one; but not one of an earlier day than the one here, which may have ended
 * since. Examples: `longest(1, 12, false)` is 12, `longest(1, 12, true)` is 1.
 */
export const longest = (here: number, coming: number, isStale: boolean): number =>
  isStale ? here : Math.max(here, coming);

/**
 * A share in whole percent; undefined of nothing.
 * Examples: `percentOf(2, 3)` is 67, `percentOf(0, 0)` is undefined.
 */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((100 * part) / whole) : undefined;
