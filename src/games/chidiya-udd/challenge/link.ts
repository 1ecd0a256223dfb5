import { linkHash, MOST_NUMBERS, numbersIn } from '../../../sharing/link';
import type { Offer } from '../../shared/game';
import { START_ID } from '../ids';
import { NAMES } from '../names';
import { livesOf } from '../rules';
import type { Challenge } from '../slice';
import { challengeAccepted } from '../slice';
import { challenge as texts } from './content';

const MODES = ['fast', 'calm'] as const;

/** The score is two numbers. */
const BASE = 62;
/** Beside the mode and the score. A longer game goes on with calls of the friend's own. */
const MOST_CALLS = MOST_NUMBERS - 3;

/** The mistakes of a game that is over. */
const MISTAKES = livesOf('fast', [], 0);

/** The hash for the calls of a game that is over: the mode, the score, then a number for each name. */
export function hashOf({ mode, score, names }: Challenge): string {
  const places = names
    .slice(0, MOST_CALLS)
    .map((name) => (NAMES as readonly string[]).indexOf(name));
  return linkHash('calls', [
    MODES.indexOf(mode),
    Math.floor(score / BASE),
    score % BASE,
    ...places,
  ]);
}

export function offerIn(hash: string): Offer | null {
  const numbers = numbersIn('calls', hash);
  const challenge = numbers && parse(numbers);
  if (!challenge) return null;
  const { score } = challenge;
  return {
    lines: texts.offer(score, score + MISTAKES),
    accepted: challengeAccepted(challenge),
    focusId: START_ID,
  };
}

function parse([at, high = 0, low = 0, ...places]: number[]): Challenge | null {
  const mode = MODES[at as number];
  const score = high * BASE + low;
  const isWhole = places.length === Math.min(score + MISTAKES, MOST_CALLS);
  // Every number of a link is the place of a name.
  const names = places.map((place) => NAMES[place] as string);
  return mode && isWhole ? { mode, score, names } : null;
}
