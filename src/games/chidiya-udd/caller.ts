import type { Name } from './names';
import { canFly, NAMES } from './names';
import type { Call, Mode } from './rules';
import { hasMistake, LONGEST_MS } from './rules';

/*
 * How the caller calls. All functions are pure. A `draw` is a random number from 0 (inclusive) to 1
 * (exclusive); times are in milliseconds; `index` counts the calls of a game from 0.
 */

/** The time of a call shrinks towards this. */
export const SHORTEST_MS = 700;
/** How much of what is above the shortest is left with each call. */
const SHRINK = 0.965;
/** Enough for a screen reader to say the name, and for a switch. */
export const CALM_MS = 4000;

/** A name comes again after this many others. */
export const BAG = 20;
/** The most calls in a row that all fly, or all sit. */
export const MOST_OF_A_KIND = 4;

/** The caller plays fair for this many calls. */
const FAIR_CALLS = 3;

/**
 * How long a finger may take. Examples: `timeFor('fast', 0)` is 1800, `timeFor('fast', 40)` is 965;
 * `timeFor('calm', 40)` is 4000.
 */
export const timeFor = (mode: Mode, index: number): number =>
  mode === 'calm'
    ? CALM_MS
    : Math.round(SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * SHRINK ** index);

/**
 * The next name: any that was not among the latest twenty, all equally likely; of the other kind where
 * four of a kind were in a row. Example: `nextName([], 0)` is 'chidiya'.
 */
export function nextName(called: readonly Name[], draw: number): Name {
  const latest = called.slice(-BAG);
  const flights = called.slice(-MOST_OF_A_KIND).map(canFly);
  const isForced = flights.length === MOST_OF_A_KIND && new Set(flights).size === 1;
  const candidates = NAMES.filter(
    (name) => !latest.includes(name) && !(isForced && canFly(name) === flights[0]),
  );
  return candidates[Math.floor(draw * candidates.length)] as Name;
}

/** `finger`: he lifts his own when he should not, or the reverse. `voice`: a sitter, called by a bird. */
export type Trick = 'finger' | 'voice';

/**
 * How the caller cheats with a call; null where he does not. It follows from the name and its place, so
 * that a friend with the same calls gets the same tricks.
 * Examples: `trickOf('tota', 0)` is null, `trickOf('kutta', 3)` is 'finger'.
 */
export function trickOf(name: Name, index: number): Trick | null {
  if (index < FAIR_CALLS) return null;
  const number = (NAMES.indexOf(name) * 7 + index * 3) % 10;
  if (number < 3) return 'finger';
  return number < 5 && !canFly(name) ? 'voice' : null;
}

/** When the caller takes breath, after a right answer and after a mistake, the line of which is read. */
export const PAUSES = {
  fast: [1200, 700, 1700],
  calm: [2000, 1500, 3500],
  duel: [1500, 900, 1700],
} satisfies Record<Mode, [number, number, number]>;

/**
 * How long the caller pauses after the latest call; null before the first, and after a pause of the player.
 * Example: `pauseBefore('fast', null)` is 1200.
 */
export function pauseBefore(mode: Mode, latest: Call | null): number {
  const [first, right, wrong] = PAUSES[mode];
  if (!latest) return first;
  return hasMistake(latest) ? wrong : right;
}
