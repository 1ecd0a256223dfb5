/*
 * The overs of the register in a long code. What the computer showed follows from the day, so only the
 * player's throws are written, two in a letter: 0 ends an over that was left, and is a day without an over.
 * The first day of a run stands before its letters.
 */

import { throwOfDay } from '../aaj-ka-over/rules';
import { hasEnded } from '../rules';
import { packOvers, unpackOvers } from './overs';

/** One for each two digits of base 7. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw';
const BASE = 7;

const SHORT = /^-(?:\d{1,6}[A-Za-w]+)+$/;
const RUN = /(\d+)([A-Za-w]+)/g;

/** In days without an over; a longer one ends a run. */
const LONGEST_PAUSE = 10;

const lettersOf = (digits: string) =>
  digits.replace(/..?/g, (pair) => LETTERS.charAt(Number.parseInt(pair.padEnd(2, '0'), BASE)));

const digitsOf = (letters: string) =>
  letters.replace(/./g, (letter) => LETTERS.indexOf(letter).toString(BASE).padStart(2, '0'));

/**
 * Shortens what `packOvers` gives; overs that were not played by the rules stay as they are.
 * Example: 3-4 and 4-4 on day 20 782, and 6-5 alone two days later, `20782PV2e`, are `-20782ZGA`.
 */
export function shortenOvers(packed: string): string {
  let next = Number.NEGATIVE_INFINITY;
  const runs = Object.entries(unpackOvers(packed)).map(([day, over]) => {
    const pause = Number(day) - next;
    next = Number(day) + 1;
    const own = over.replace(/(.)./g, '$1') + (hasEnded(over) ? '' : '0');
    return (pause > LONGEST_PAUSE ? ` ${day} ` : '0'.repeat(pause)) + own;
  });
  const short = runs
    .join('')
    .replace(/ (\d+) (\d+)/g, (_run, day, digits) => day + lettersOf(digits));
  return lengthenOvers(`-${short}`) === packed ? `-${short}` : packed;
}

/** What `shortenOvers` was given; any other value stays as it is. */
export function lengthenOvers(short: unknown): unknown {
  if (typeof short !== 'string' || !SHORT.test(short)) return short;
  const overs: Record<string, string> = {};
  for (const [, from, letters = ''] of short.matchAll(RUN)) {
    let day = Number(from);
    for (const own of digitsOf(letters)) {
      const before = overs[day] ?? '';
      const over = own === '0' ? before : before + own + throwOfDay(day, before.length / 2);
      if (over) overs[day] = over;
      if (own === '0' || hasEnded(over)) day += 1;
    }
  }
  return packOvers(overs);
}
