import fc from 'fast-check';
import { ballsOf } from '../../../../src/games/hand-cricket/ballsOf';
import { commentary, endings } from '../../../../src/games/hand-cricket/commentary/content';
import { lineAfter } from '../../../../src/games/hand-cricket/commentary/lineAfter';
import { chaseOf } from '../../../../src/games/hand-cricket/recording';
import type { Ball, Position, Side } from '../../../../src/games/hand-cricket/rules';
import { afterBall, SIDES, startOf } from '../../../../src/games/hand-cricket/rules';
import { anyBall, anyInnings } from '../arbitraries';

const after = (start: Position, digits: string) => ballsOf(digits).reduce(afterBall, start);

/** Eight balls of 6 in the hand of that side. */
const FORTY_EIGHT = { you: '6162636465616263', computer: '1626364656162636' };
const { runs, out, duck, fifty, hundred, level, lastSix } = commentary;

test('nothing is said before the first ball', () => {
  expect(lineAfter(startOf('you'))).toBeNull();
});

test.each<[string, Side, string, readonly string[]]>([
  ['a single', 'you', '12', runs.you[1]],
  ['a six', 'you', '4261', runs.you[6]],
  ['three of the computer', 'computer', '13', runs.computer[3]],
  ['Out after runs', 'you', '4122', out.you],
  ['Out of the computer after runs', 'computer', '1422', out.computer],
  ['a duck', 'you', '22', duck.you],
  ['a duck of the computer', 'computer', '22', duck.computer],
  ['a duck of the computer in its chase goes with the end', 'you', '412233', endings['You win!']],
  ['49 runs', 'you', `${FORTY_EIGHT.you}12`, runs.you[1]],
  ['the ball that reaches 50', 'you', `${FORTY_EIGHT.you}21`, fifty.you],
  ['a ball that passes 50', 'you', `${FORTY_EIGHT.you}65`, fifty.you],
  ['a ball after 50', 'you', `${FORTY_EIGHT.you}2131`, runs.you[3]],
  ['50 of the computer', 'computer', `${FORTY_EIGHT.computer}12`, fifty.computer],
  ['Out at 50', 'you', `${FORTY_EIGHT.you}2144`, out.you],
  ['the ball that reaches 100', 'you', `${FORTY_EIGHT.you.repeat(2)}41`, hundred.you],
  ['100 of the computer', 'computer', `${FORTY_EIGHT.computer.repeat(2)}14`, hundred.computer],
  ['a ball after 100', 'you', `${FORTY_EIGHT.you.repeat(2)}4121`, runs.you[2]],
  // The computer has 10 runs, so that 11 win.
  ['a chase with 7 to go', 'computer', '16142241', runs.you[4]],
  ['a chase with 6 to go', 'computer', '16142251', lastSix.you],
  ['a chase with 2 to go', 'computer', '1614225141', lastSix.you],
  ['a chase that is level', 'computer', '1614225152', level.you],
  ['a chase with 6 to go for the computer', 'you', '61412215', lastSix.computer],
  ['a chase that is level for the computer', 'you', '6141221525', level.computer],
  ['a chase that is won', 'computer', '161422515231', endings['You win!']],
  ['a chase that is lost', 'computer', '1614225133', endings['Computer wins!']],
  ['a tie', 'computer', '161422515233', endings['Match tied!']],
])('after %s', (_what, first, digits, lines) => {
  expect(lines).toContain(lineAfter(after(startOf(first), digits)));
});

test('50 that is also level is a fifty', () => {
  const digits = `${FORTY_EIGHT.computer}1233${FORTY_EIGHT.you}21`;
  expect(fifty.you).toContain(lineAfter(after(startOf('computer'), digits)));
});

test('against a friend the lines are those of a chase', () => {
  const start = chaseOf(ballsOf('1614'));
  expect(runs.you[4]).toContain(lineAfter(after(start, '41')));
  expect(lastSix.you).toContain(lineAfter(after(start, '51')));
  expect(level.you).toContain(lineAfter(after(start, '5152')));
});

test('each line of a list has its turn', () => {
  const seen = runs.you[4].map((_line, at) =>
    lineAfter(after(startOf('you'), '42'.repeat(at + 1))),
  );
  expect([...seen].sort()).toEqual([...runs.you[4]].sort());
});

test('the turns go on from one innings to the next', () => {
  const turns = [1, 2, 3].map((count) => after(startOf('you'), `61626322${'13'.repeat(count)}`));
  expect(turns.map(lineAfter)).toEqual([1, 2, 3].map((turn) => runs.computer[3][turn]));
});

describe('in any match no line comes twice in a row, and none is missing', () => {
  /** The lines of a match, ball by ball. */
  function linesOf(start: Position, balls: readonly Ball[]) {
    let position = start;
    return balls.flatMap((ball) => {
      if (position.result) return [];
      position = afterBall(position, ball);
      return [lineAfter(position)];
    });
  }

  const balls = fc.array(anyBall, { minLength: 1, maxLength: 80, size: 'max' });
  /** Mostly sixes, which otherwise would not reach a hundred. */
  const high = fc.array(fc.constantFrom<Ball>([6, 5], [6, 5], [6, 5], [5, 6], [5, 6], [6, 6]), {
    minLength: 1,
    maxLength: 80,
    size: 'max',
  });

  test.each([
    ['of fair throws', balls],
    ['of many runs', high],
  ])('%s', (_what, thrown) => {
    const start = fc.oneof(
      fc.constantFrom(...SIDES).map(startOf),
      anyInnings(9).map((friend) => chaseOf(friend)),
    );
    fc.assert(
      fc.property(start, thrown, (from, played) => {
        const lines = linesOf(from, played);
        for (const line of lines) expect(line).toEqual(expect.any(String));
        expect(lines.filter((line, at) => line === lines[at - 1])).toEqual([]);
      }),
    );
  });
});
