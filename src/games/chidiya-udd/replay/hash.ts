import { linkHash, MOST_NUMBERS, numbersIn } from '../../../sharing/link';
import { CALM_MS } from '../caller';
import type { Name } from '../names';
import { canFly, NAMES } from '../names';
import type { Call, Mode } from '../rules';
import { isOver, LONGEST_MS, MODES, playersOf } from '../rules';

/** All that a game consists of. */
export type Recording = { mode: Mode; calls: Call[] };

/** Changed rules get another one. */
const VERSION = 1;

/** The number of a lift: 0 for none, then up to 61 steps, so that the longest time is the last step. */
const STEPS = 60;
const longestOf = (mode: Mode) => (mode === 'calm' ? CALM_MS : LONGEST_MS);
const stepOf = (mode: Mode) => Math.ceil(longestOf(mode) / STEPS);

/**
 * The hash by which a game is watched: the version of the rules, the mode, and for each call the name and
 * the lift of each player, to the nearest 30 milliseconds, in a calm game 67. Null for a game that is too
 * long for a link; one of 123 calls alone, or of 82 in two, is not.
 */
export function hashOf({ mode, calls }: Recording): string | null {
  const step = stepOf(mode);
  const numbers = calls.flatMap(({ name, lifts }) => [
    (NAMES as readonly string[]).indexOf(name),
    ...lifts.map((ms) => (ms === null ? 0 : 1 + Math.round(ms / step))),
  ]);
  const all = [VERSION, MODES.indexOf(mode), ...numbers];
  return all.length <= MOST_NUMBERS ? linkHash('lifts', all) : null;
}

/** The game in a hash; null for any hash that is not one of a whole game. */
export function recordingIn(hash: string): Recording | null {
  const found = numbersIn('lifts', hash);
  if (!found) return null;
  const [version, at, ...numbers] = found;
  const mode = MODES[at as number];
  if (version !== VERSION || !mode) return null;
  const perCall = 1 + playersOf(mode);
  if (numbers.length % perCall !== 0) return null;
  const calls: Call[] = [];
  for (let from = 0; from < numbers.length; from += perCall) {
    if (isOver(mode, calls)) return null;
    calls.push(callOf(mode, numbers.slice(from, from + perCall)));
  }
  return isOver(mode, calls) ? { mode, calls } : null;
}

function callOf(mode: Mode, [place = 0, ...lifts]: number[]): Call {
  // Every number of a link is the place of a name.
  const name = NAMES[place] as Name;
  const step = stepOf(mode);
  return {
    name,
    flies: canFly(name),
    lifts: lifts.map((number) =>
      number === 0 ? null : Math.min((number - 1) * step, longestOf(mode)),
    ),
  };
}
