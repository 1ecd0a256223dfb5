import type { Ball } from '../rules';
import { ballsOf, digitsOf, hasEnded, runsOf } from '../rules';
import { throwOfDay } from './rules';

/*
 * The form of the overs of the register in a transfer code, which takes the scores to the next phone. An over is the
 * number of days since the over before it (for the first over: since 1970), then a letter for each ball. A day costs
 * about five characters.
 */

type Overs = Readonly<Record<string, string>>;

/** One letter for each pair of hands. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';
const HANDS = 6;

const PACKED = /^(?:[1-9]\d{0,5}[A-Za-j]{1,6})*$/;
const OVER = /(\d+)([A-Za-j]+)/g;
/** The last day that `validate` of the slice reads. */
const LAST_DAY = 999_999;

const letterOf = ([mine, theirs]: Ball) => LETTERS[(mine - 1) * HANDS + theirs - 1];

function ballOf(letter: string): Ball {
  const index = LETTERS.indexOf(letter);
  return [Math.floor(index / HANDS) + 1, (index % HANDS) + 1] as Ball;
}

const inOrder = (overs: Overs) =>
  Object.entries(overs)
    .map(([day, digits]): [number, string] => [Number(day), digits])
    // A wrong clock may have given an over any day; a transfer code with a day outside these limits could not be
    // read.
    .filter(([day]) => day > 0 && day <= LAST_DAY)
    .sort(([one], [other]) => one - other);

/**
 * Writes overs by day, each as digits, as one text. Example: `{ 20782: '4122', 20783: '61' }`, which is 4-1 and Out
 * on day 20 782, and a single ball on the next day, is `20782SH1e`.
 */
export function packOvers(overs: Overs): string {
  let last = 0;
  return inOrder(overs)
    .map(([day, digits]) => {
      const gap = day - last;
      last = day;
      return gap + ballsOf(digits).map(letterOf).join('');
    })
    .join('');
}

/** Reads what `packOvers` writes; no overs for any other value. `validate` of the slice checks which balls make sense. */
export function unpackOvers(packed: unknown): Record<string, string> {
  if (typeof packed !== 'string' || !PACKED.test(packed)) return {};
  let day = 0;
  const overs: Record<string, string> = {};
  for (const [, gap, letters = ''] of packed.matchAll(OVER)) {
    day += Number(gap);
    overs[day] = digitsOf([...letters].map(ballOf));
  }
  return day <= LAST_DAY ? overs : {};
}

/** Merges the overs of two phones. Of a day that both phones have played, the better over is taken. */
export function mergeOvers(here: string, coming: string): string {
  const overs = unpackOvers(here);
  for (const [day, digits] of Object.entries(unpackOvers(coming))) {
    overs[day] = better(overs[day] ?? '', digits);
  }
  return packOvers(overs);
}

/**
 * Returns the over with more runs; of overs with equal runs, the over with more balls. Of overs that are still equal,
 * the greater text is returned, so that the result does not depend on the order of the two phones.
 */
function better(one: string, other: string): string {
  const [first, second] = [one, other].map((digits) => runsOf(ballsOf(digits), 'you')) as [
    number,
    number,
  ];
  if (first !== second) return first > second ? one : other;
  if (one.length !== other.length) return one.length > other.length ? one : other;
  return one > other ? one : other;
}

/*
 * The shorter form of the overs of the register, for a transfer code that would be long. Only the player's throws are
 * written, two in a letter, as the numbers that the computer showed follow from the day. A 0 among the throws ends an
 * over that was left before its end, or stands for a day without an over. A run of days begins with the number of its
 * first day.
 */

/** One letter for each two digits of base 7. */
const PAIRS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw';
const BASE = 7;

const SHORT = /^-(?:\d{1,6}[A-Za-w]+)+$/;
const RUN = /(\d+)([A-Za-w]+)/g;

/** The most days without an over within a run; a longer pause ends the run. */
const LONGEST_PAUSE = 10;

const lettersOf = (digits: string) =>
  digits.replace(/..?/g, (pair) => PAIRS.charAt(Number.parseInt(pair.padEnd(2, '0'), BASE)));

const throwsOf = (letters: string) =>
  letters.replace(/./g, (letter) => PAIRS.indexOf(letter).toString(BASE).padStart(2, '0'));

/**
 * Shortens what `packOvers` writes; overs that were not played by the rules stay as they are.
 * Example: `20782PV2e`, which is 3-4 and 4-4 on day 20 782, and 6-5 alone two days later, becomes `-20782ZGA`.
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

/** Returns what `shortenOvers` was given; any other value stays as it is. */
export function lengthenOvers(short: unknown): unknown {
  if (typeof short !== 'string' || !SHORT.test(short)) return short;
  const overs: Record<string, string> = {};
  for (const [, from, letters = ''] of short.matchAll(RUN)) {
    let day = Number(from);
    for (const own of throwsOf(letters)) {
      const before = overs[day] ?? '';
      const over = own === '0' ? before : before + own + throwOfDay(day, before.length / 2);
      if (over) overs[day] = over;
      if (own === '0' || hasEnded(over)) day += 1;
    }
  }
  return packOvers(overs);
}
