import { linkHash, MOST_NUMBERS, numbersIn } from '../../sharing/link';
import type { Offer } from '../shared/game';
import type { Name } from './caller';
import { CALM_MS, canFly, NAMES } from './caller';
import { START_ID } from './content';
import type { Call, Mode } from './rules';
import { isOver, LONGEST_MS, livesOf, MODES, playersOf } from './rules';
import type { Challenge } from './slice';
import { challengeAccepted } from './slice';

// The hash of a challenge has these numbers: the mode, two numbers for the score, and one number for each name.

const CHALLENGE_MODES = ['fast', 'calm'] as const;

/** The base of the score in a link: the score is the first number multiplied by `BASE`, plus the second number. */
const BASE = 62;
/**
 * The largest number of calls in the link of a challenge: the mode and the score already need three of the numbers. If
 * the game had more calls, the friend gets random calls after the calls of the link.
 */
const MOST_CALLS = MOST_NUMBERS - 3;

/** The number of mistakes in a finished game of one player. */
const MISTAKES = livesOf('fast', [], 0);

/** Returns the lines that offer a challenge. `calls` is the number of calls in the game of the friend. */
export const offerLines = (score: number, calls: number): string[] => [
  `Dost ne ${calls} naam sune aur ${score} sahi pakde.`,
  'Wahi naam, usi order mein. Caller ki cheating bhi same.',
];

/**
 * Returns the hash of a link that challenges a friend to the calls of a finished game. Example: `#c=1.taeejZgA` is for
 * a fast game with the score 0 and the calls 'chidiya', 'gadha' and 'matka'. `ta` is a checksum, and each further
 * character is a number: the mode, two numbers for the score, and three names.
 */
export function challengeHashOf({ mode, score, names }: Challenge): string {
  return linkHash('calls', [
    CHALLENGE_MODES.indexOf(mode),
    Math.floor(score / BASE),
    score % BASE,
    ...names.slice(0, MOST_CALLS).map(placeOf),
  ]);
}

const placeOf = (name: string) => (NAMES as readonly string[]).indexOf(name);

/** Returns the offer of the challenge in a hash; null if the hash has no valid challenge. */
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
  // The place is a number from 0 to 61, and `NAMES` has 62 names, so there is a name for every place.
  const names = places.map((place) => NAMES[place] as string);
  return mode && isWhole ? { mode, score, names } : null;
}

// The hash of a replay has these numbers: the version of the rules, the mode, and for each call the name and the lift
// time of each player.

/** The data that is needed to replay a game. */
export type Recording = { mode: Mode; calls: Call[] };

/** The version of the rules. Changed rules need a new version. Links with another version are not read. */
const VERSION = 1;

/**
 * The number of steps into which the longest lift time is divided. A link stores a lift time as its number of steps
 * plus 1. If no finger was lifted, the link stores 0.
 */
const STEPS = 60;
const longestOf = (mode: Mode) => (mode === 'calm' ? CALM_MS : LONGEST_MS);
const stepOf = (mode: Mode) => Math.ceil(longestOf(mode) / STEPS);

/**
 * Returns the hash of the replay of a game. Lift times are rounded to steps of 30 milliseconds; in a calm game, to
 * steps of 67 milliseconds. Returns null if the game is too long for a link: more than 123 calls with one player, or
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

/** Returns the game in the hash of a replay; null if the hash has no replay of a finished game. */
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
  // The place is a number from 0 to 61, and `NAMES` has 62 names, so there is a name for every place.
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
