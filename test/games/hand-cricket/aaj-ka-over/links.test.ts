import fc from 'fast-check';
import { overIn, replayHashOf } from '../../../../src/games/hand-cricket/aaj-ka-over/links';
import { throwOfDay } from '../../../../src/games/hand-cricket/aaj-ka-over/rules';
import { ballsOf, hasEnded } from '../../../../src/games/hand-cricket/rules';
import { linkHash } from '../../../../src/sharing/link';
import { anyDay, overOf } from '../arbitraries';

const DAY = 20_782;
/** An over of six balls against the numbers of that day: 4, 4, 4, 1, 3, 1. */
const SIX = '345414612321';

const anyOver = anyDay.chain((day) =>
  overOf(day)
    .filter(hasEnded)
    .map((digits) => ({ day, balls: ballsOf(digits) })),
);

test('an over comes back from its link, with its day', () => {
  fc.assert(fc.property(anyOver, (over) => expect(overIn(replayHashOf(over))).toEqual(over)));
});

/* Links live for ever. */
test.each([
  [DAY, SIX, '#r=1.7V6zdIg5PKDf'],
  [20_783, '6255', '#r=1.vOSBEayu'],
])('the link of day %i, "%s", is never written otherwise', (day, digits, hash) => {
  const over = { day, balls: ballsOf(digits) };
  expect(replayHashOf(over)).toBe(hash);
  expect(overIn(hash)).toEqual(over);
});

/** The number that the computer would show on the day before the first. */
const FIRST_OF_DAY_BEFORE = throwOfDay(DAY - 1, 0);

const linkOf = (digits: string, day = DAY) => replayHashOf({ day, balls: ballsOf(digits) });
const numbers = (...balls: number[]) => linkHash('over', [1, 5, 25, 12, ...balls]);

// What is wrong with a code as such is tested with all links.
test.each([
  ['an over whose numbers are not those of its day', linkOf(SIX, DAY + 1)],
  ['an over of five balls', linkOf(SIX.slice(0, 10))],
  ['an over that goes on after Out', linkOf('4454')],
  ['an over of seven balls', linkOf(`${SIX}61`)],
  ['an over without a ball', linkOf('')],
  ['an over without a day', linkHash('over', [1])],
  ['an over of the day before the first', linkOf(`${FIRST_OF_DAY_BEFORE}`.repeat(2), DAY - 1)],
  ['an impossible ball', numbers(36)],
  ['the rules of version 2', linkHash('over', [2, 5, 25, 12, 21])],
  ['a match with the same numbers', linkHash('match', [1, 5, 25, 12, 21])],
])('there is nothing to watch in %s', (_what, hash) => {
  expect(overIn(numbers(21))).toEqual({ day: DAY, balls: [[4, 4]] });
  expect(overIn(hash)).toBeNull();
});
