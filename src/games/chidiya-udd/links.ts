import { linkHash, MOST_NUMBERS, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import type { Name } from './caller';
import { CALM_MS, canFly, NAMES } from './caller';
import { START_ID } from './content';
import type { Call, Mode } from './rules';
import { isOver, LONGEST_MS, livesOf, MODES, playersOf } from './rules';
import type { Challenge } from './slice';
import { challengeAccepted } from './slice';

// The hash of a challenge holds the mode, the score as two numbers, then a number for each name.

const CHALLENGE_MODES = ['fast', 'calm'] as const;

/** The base of the two numbers of a score. */
const BASE = 62;
/**
 * The most calls in the link of a challenge, beside the mode and the score. A longer game goes on for the friend with
 * calls that are drawn.
 */
const MOST_CALLS = MOST_NUMBERS - 3;

/** The number of mistakes in a game of one player that is over. */
const MISTAKES = livesOf('fast', [], 0);

/** The lines of an offer. */
export const offerLines = (score: number, calls: number): string[] => [
  `Dost ne ${calls} naam sune aur ${score} sahi pakde.`,
  'Wahi naam, usi order mein. Caller ki cheating bhi same.',
];

/** Returns the hash that challenges to the calls of a game that is over. Example: `#c=1.taeejZgA`. */
export function challengeHashOf({ mode, score, names }: Challenge): string {
  return linkHash('calls', [
    CHALLENGE_MODES.indexOf(mode),
    Math.floor(score / BASE),
    score % BASE,
    ...names.slice(0, MOST_CALLS).map(placeOf),
  ]);
}

const placeOf = (name: string) => (NAMES as readonly string[]).indexOf(name);

/** Returns the offer of a challenge in a hash; null for any other hash. */
export function offerIn(hash: string): Offer | null {
  const numbers = numbersIn('calls', hash);
  const challenge = numbers && challengeOf(numbers);
  if (!challenge) return null;
  const { score } = challenge;
  return {
    lines: offerLines(score, score + MISTAKES),
    accepted: challengeAccepted(challenge),
    focusId: START_ID,
  };
}

function challengeOf([at, high = 0, low = 0, ...places]: number[]): Challenge | null {
  const mode = CHALLENGE_MODES[at as number];
  const score = high * BASE + low;
  const isWhole = places.length === Math.min(score + MISTAKES, MOST_CALLS);
  // Every number of a link is the place of a name.
  const names = places.map((place) => NAMES[place] as string);
  return mode && isWhole ? { mode, score, names } : null;
}

// The hash of a replay holds the version of the rules, the mode, and for each call the name and the lift of each
// player.

/** All that is needed to replay a game. */
export type Recording = { mode: Mode; calls: Call[] };

/** The version of the rules. Changed rules get a new number, and links of other versions are not read. */
const VERSION = 1;

/**
 * The number of steps into which the longest time of a lift is divided. A link holds the steps of a lift plus 1, or 0
 * where no finger was lifted.
 */
const STEPS = 60;
const longestOf = (mode: Mode) => (mode === 'calm' ? CALM_MS : LONGEST_MS);
const stepOf = (mode: Mode) => Math.ceil(longestOf(mode) / STEPS);

/**
 * Returns the hash of the link to the replay of a game. The times of lifts are rounded to steps of 30 milliseconds,
 * in a calm game to steps of 67. Null for a game that is too long for a link: more than 123 calls with one player, or
 * more than 82 calls with two players.
 */
export function replayHashOf({ mode, calls }: Recording): string | null {
  const step = stepOf(mode);
  const numbers = calls.flatMap(({ name, lifts }) => [
    placeOf(name),
    ...lifts.map((ms) => (ms === null ? 0 : 1 + Math.round(ms / step))),
  ]);
  const all = [VERSION, MODES.indexOf(mode), ...numbers];
  return all.length <= MOST_NUMBERS ? linkHash('lifts', all) : null;
}

/** Returns the game in a hash; null for any hash that is not the hash of a whole game. */
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
