import fc from 'fast-check';
import {
  commentary,
  endings,
  lastWicket,
  lastWickets,
  lineAfter,
} from '../../../src/games/hand-cricket/Commentary';
import { chaseOf } from '../../../src/games/hand-cricket/recording';
import type { Ball, Position, Side } from '../../../src/games/hand-cricket/rules';
import { afterBall, ballsOf, SIDES, startOf, THROWS } from '../../../src/games/hand-cricket/rules';
import { anyBall, anyInnings } from './arbitraries';

describe('the commentary', () => {
  test('has four lines for each number and each end, and three for each moment', () => {
    const { runs, ...moments } = commentary;
    for (const lines of [
      ...SIDES.flatMap((side) => Object.values(runs[side])),
      ...Object.values(endings),
    ])
      expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const sides of Object.values(moments))
      for (const side of SIDES) expect(sides[side].length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    [4, /\b(?:chauka|four)\b/i],
    [6, /\b(?:chhakka|six)\b/i],
  ])('names a %i where one was scored alone', (runs, name) => {
    for (const lines of SIDES.map((side) => commentary.runs[side])) {
      const others = THROWS.filter((other) => other !== runs).flatMap((other) => lines[other]);
      // This line names shots that were not played.
      const said = others.join().replace(/na single, na chauka/gi, '');
      expect(said).not.toMatch(name);
    }
  });
});

const after = (start: Position, digits: string) => ballsOf(digits).reduce(afterBall, start);

/** Eight balls with 6 runs each, by the side that bats. */
const FORTY_EIGHT = { you: '6162636465616263', computer: '1626364656162636' };
const { runs, out, duck, fifty, hundred, level, lastSix } = commentary;

test('nothing is said before the first ball', () => {
  expect(lineAfter(startOf('you'))).toBeNull();
});

test.each<[string, Side, string, readonly string[]]>([
  ['a single', 'you', '12', runs.you[1]],
  ['Out after runs', 'you', '4122', out.you],
  ['Out of the computer after runs', 'computer', '1422', out.computer],
  ['a duck', 'you', '22', duck.you],
  ['a duck of the computer', 'computer', '22', duck.computer],
  ['49 runs', 'you', `${FORTY_EIGHT.you}12`, runs.you[1]],
  ['the ball that reaches 50', 'you', `${FORTY_EIGHT.you}21`, fifty.you],
  ['a ball that passes 50', 'you', `${FORTY_EIGHT.you}65`, fifty.you],
  ['a ball after 50', 'you', `${FORTY_EIGHT.you}2131`, runs.you[3]],
  ['50 of the computer', 'computer', `${FORTY_EIGHT.computer}12`, fifty.computer],
  ['Out at 50', 'you', `${FORTY_EIGHT.you}2144`, out.you],
  ['the ball that reaches 100', 'you', `${FORTY_EIGHT.you.repeat(2)}41`, hundred.you],
  // The computer has 10 runs, so that 11 win.
  ['a chase with 7 to go', 'computer', '16142241', runs.you[4]],
  ['a chase with 6 to go', 'computer', '16142251', lastSix.you],
  ['a chase with 2 to go', 'computer', '1614225141', lastSix.you],
  ['a chase that is level', 'computer', '1614225152', level.you],
  ['a chase that is level for the computer', 'you', '6141221525', level.computer],
  [
    '50 that is also level',
    'computer',
    `${FORTY_EIGHT.computer}1233${FORTY_EIGHT.you}21`,
    fifty.you,
  ],
  ['a chase that is won', 'computer', '161422515231', endings['You win!']],
  ['a duck that ends the match', 'you', '412233', endings['You win!']],
  ['a chase that is lost', 'computer', '1614225133', endings['Computer wins!']],
  ['a tie', 'computer', '161422515233', endings['Match tied!']],
])('after %s', (_what, first, digits, lines) => {
  expect(lines).toContain(lineAfter(after(startOf(first), digits)));
});

test.each<[string, Side, string, Side | null]>([
  ['won with Out', 'you', '412233', 'computer'],
  ['lost with Out', 'computer', '1614225133', 'you'],
  ['won with runs', 'computer', '132241', null],
  ['that goes on after Out', 'you', '4122', null],
])('whose wicket ended a match: %s', (_what, first, digits, side) => {
  expect(lastWicket(after(startOf(first), digits))).toBe(side && lastWickets[side]);
});

test('the lines of a list take turns, from one innings to the next', () => {
  const turns = [1, 2, 3, 4];
  const lines = turns.map((count) =>
    lineAfter(after(startOf('you'), `61626322${'13'.repeat(count)}`)),
  );
  expect(lines).toEqual(turns.map((turn) => runs.computer[3][turn % 4]));
});

test('in any match no line comes twice in a row, and none is missing', () => {
  // Fair throws alone would hardly reach a hundred.
  const ball = fc.oneof(anyBall, fc.constantFrom<Ball>([6, 5], [5, 6]), fc.constant<Ball>([6, 1]));
  const anyStart = fc.oneof(fc.constantFrom(...SIDES).map(startOf), anyInnings(9).map(chaseOf));
  const balls = fc.array(ball, { minLength: 1, maxLength: 80, size: 'max' });
  fc.assert(
    fc.property(anyStart, balls, (start, thrown) => {
      let [position, before]: [Position, string | null] = [start, null];
      for (const each of thrown) {
        if (position.result) break;
        position = afterBall(position, each);
        const line = lineAfter(position);
        expect(line).toEqual(expect.any(String));
        expect(line).not.toBe(before);
        before = line;
      }
    }),
  );
});
