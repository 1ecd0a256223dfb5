import { linkHash, numbersIn } from '../../../sharing/link';
import { FIRST_DAY } from '../../shared/indianDay';
import { ballsIn, numberOf } from '../links';
import { RULES_VERSION } from '../recording';
import type { Ball } from '../rules';
import { digitsOf, hasEnded } from '../rules';
import { throwOfDay } from './rules';

/** The base in which a day is written as three numbers. Each number in a link is from 0 to 61. */
const BASE = 62;

export type PlayedOver = { day: number; balls: readonly Ball[] };

/**
 * Returns the hash of the link to the replay of an over. The link contains the version of the rules, the day as three
 * numbers, and one number for each ball.
 */
export function replayHashOf({ day, balls }: PlayedOver): string {
  const digits = [Math.floor(day / BASE ** 2), Math.floor(day / BASE) % BASE, day % BASE];
  return linkHash('over', [RULES_VERSION, ...digits, ...balls.map(numberOf)]);
}

/**
 * Returns the over in a hash of `replayHashOf`; null for any other hash. Also null if the over has not ended, if a ball
 * follows its end, or if the computer's numbers are not the numbers of the day.
 */
export function overIn(hash: string): PlayedOver | null {
  const numbers = numbersIn('over', hash);
  if (!numbers) return null;
  const [version, high = 0, middle = 0, low = 0, ...rest] = numbers;
  const day = (high * BASE + middle) * BASE + low;
  const balls = ballsIn(rest);
  if (version !== RULES_VERSION || !balls || day < FIRST_DAY) return null;
  const isWhole = balls.every(
    (_, at) => hasEnded(digitsOf(balls.slice(0, at + 1))) === (at === balls.length - 1),
  );
  const isOfDay = balls.every(([, theirs], at) => theirs === throwOfDay(day, at));
  return balls.length > 0 && isWhole && isOfDay ? { day, balls } : null;
}
