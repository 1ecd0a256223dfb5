/*
 * The overs of the register in a code for the next phone: before each over, the days since the one
 * before (the first: since 1970), then a letter for each ball. A day costs about five characters.
 */

import { ballsOf } from '../ballsOf';
import type { Ball } from '../rules';
import { digitsOf, runsOf } from '../rules';

type Overs = Readonly<Record<string, string>>;

/** One for each pair of hands. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij';
const HANDS = 6;

const PACKED = /^(?:[1-9]\d{0,5}[A-Za-j]{1,6})*$/;
const OVER = /(\d+)([A-Za-j]+)/g;
/** `validate` reads no later day. */
const LAST_DAY = 999_999;

const letterOf = ([mine, theirs]: Ball) => LETTERS[(mine - 1) * HANDS + theirs - 1];

function ballOf(letter: string): Ball {
  const index = LETTERS.indexOf(letter);
  return [Math.floor(index / HANDS) + 1, (index % HANDS) + 1] as Ball;
}

const inOrder = (overs: Overs) =>
  Object.entries(overs)
    .map(([day, digits]): [number, string] => [Number(day), digits])
    // A wrong clock may say any day; the others would be lost with it.
    .filter(([day]) => day > 0 && day <= LAST_DAY)
    .sort(([one], [other]) => one - other);

/**
 * Overs by day, each as digits, as one text. Example: 4-1 and Out on day 20 782, and a single ball on the
 * next, `{ 20782: '4122', 20783: '61' }`, is `20782SH1e`.
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

/** Reads what `packOvers` gives; no overs for any other value. Which balls make sense `validate` checks. */
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

/** The days of both; of two overs of one day, the better one. */
export function mergeOvers(here: string, coming: string): string {
  const overs = unpackOvers(here);
  for (const [day, digits] of Object.entries(unpackOvers(coming))) {
    overs[day] = better(overs[day] ?? '', digits);
  }
  return packOvers(overs);
}

/** With more runs, else with more balls; whichever phone it comes from. */
function better(one: string, other: string): string {
  const [first, second] = [one, other].map((digits) => runsOf(ballsOf(digits), 'you')) as [
    number,
    number,
  ];
  if (first !== second) return first > second ? one : other;
  if (one.length !== other.length) return one.length > other.length ? one : other;
  return one > other ? one : other;
}
