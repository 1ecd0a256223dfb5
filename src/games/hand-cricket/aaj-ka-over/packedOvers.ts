import type { Ball } from '../rules';
import { ballsOf, digitsOf, hasEnded, runsOf } from '../rules';
import { throwOfDay } from './rules';

/*
 * The text of the overs in a transfer code. A transfer code brings the scores to another phone. Each over is written as
 * the number of days since the previous over, and then one letter for each ball. The days of the first over are counted
 * from 1970. An over needs about five characters.
 */

type Overs = Readonly<Record<string, string>>;

/** The letters for the 36 possible balls, from 1-1, 1-2 and so on to 6-6. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';
/** The number of different throws. */
const THROWS = 6;

const PACKED = /^(?:[1-9]\d{0,5}[A-Za-j]{1,6})*$/;
const OVER = /(\d+)([A-Za-j]+)/g;
/** The latest day that `validate` of the slice accepts. */
const LAST_DAY = 999_999;

const letterOf = ([mine, theirs]: Ball) => LETTERS[(mine - 1) * THROWS + theirs - 1];

function ballOf(letter: string): Ball {
  const index = LETTERS.indexOf(letter);
  return [Math.floor(index / THROWS) + 1, (index % THROWS) + 1] as Ball;
}

const inOrder = (overs: Overs) =>
  Object.entries(overs)
    .map(([day, digits]): [number, string] => [Number(day), digits])
    // A wrong clock can give an over any day. Overs with days outside these limits are left out, because otherwise
    // `unpackOvers` would reject the whole text.
    .filter(([day]) => day > 0 && day <= LAST_DAY)
    .sort(([one], [other]) => one - other);

/**
 * Returns overs as one text. `overs` has the digits of each over, by day.
 * Example: `{ 20782: '4122', 20783: '61' }` becomes `20782SH1e`. `S` is the ball 4-1, `H` is 2-2, `1` means one day
 * later, and `e` is 6-1.
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

/**
 * Returns the overs in a text of `packOvers`; no overs for any other value. An over in the text may have balls after
 * Out; `validate` of the slice drops such an over later.
 */
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

/**
 * Merges the overs of two phones, each given as a text of `packOvers`. If both phones have an over of the same day, the
 * better over is taken.
 */
export function mergeOvers(here: string, coming: string): string {
  const overs = unpackOvers(here);
  for (const [day, digits] of Object.entries(unpackOvers(coming))) {
    overs[day] = better(overs[day] ?? '', digits);
  }
  return packOvers(overs);
}

/**
 * Returns the over with more runs. If the runs are equal, returns the over with more balls. If the number of balls is
 * also equal, returns the text that is later in string order, because the result must not depend on the order of the
 * arguments.
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
 * A shorter text of the overs, used if the transfer code would otherwise be long. Only the player's throws are written,
 * because the computer's numbers follow from the day. Each letter contains two throws. A 0 in place of a throw has one
 * of two meanings: the player left the over before its end, or there is no over on the day. The days are written in
 * groups. Each group begins with the number of its first day.
 */

/** The letters for the 49 pairs of digits from 0 to 6. */
const PAIRS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvw';
const PAIR_BASE = 7;

const SHORT = /^-(?:\d{1,6}[A-Za-w]+)+$/;
const GROUP = /(\d+)([A-Za-w]+)/g;

/** The most successive days without an over inside a group of days. After a longer pause, a new group begins. */
const LONGEST_PAUSE = 10;

const lettersOf = (digits: string) =>
  digits.replace(/..?/g, (pair) => PAIRS.charAt(Number.parseInt(pair.padEnd(2, '0'), PAIR_BASE)));

const throwsOf = (letters: string) =>
  letters.replace(/./g, (letter) => PAIRS.indexOf(letter).toString(PAIR_BASE).padStart(2, '0'));

/**
 * Shortens a text of `packOvers`. Returns the text unchanged if an over breaks the rules of Aaj ka Over.
 * Example: `20782PV2e` (3-4 and 4-4 on day 20 782, and only 6-1 two days later) becomes `-20782ZGA`. `Z` is the throws
 * 3 and 4. `G` is a 0 for the day without an over, and the throw 6. `A` is a 0 that ends the unfinished over, and a 0
 * that only fills the letter.
 */
export function shortenOvers(packed: string): string {
  let next = Number.NEGATIVE_INFINITY;
  const groups = Object.entries(unpackOvers(packed)).map(([day, over]) => {
    const pause = Number(day) - next;
    next = Number(day) + 1;
    const own = over.replace(/(.)./g, '$1') + (hasEnded(over) ? '' : '0');
    return (pause > LONGEST_PAUSE ? ` ${day} ` : '0'.repeat(pause)) + own;
  });
  const short = groups
    .join('')
    .replace(/ (\d+) (\d+)/g, (_run, day, digits) => day + lettersOf(digits));
  return lengthenOvers(`-${short}`) === packed ? `-${short}` : packed;
}

/** Turns a text of `shortenOvers` back into the text of `packOvers`. Returns any other value unchanged. */
export function lengthenOvers(short: unknown): unknown {
  if (typeof short !== 'string' || !SHORT.test(short)) return short;
  const overs: Record<string, string> = {};
  for (const [, from, letters = ''] of short.matchAll(GROUP)) {
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
