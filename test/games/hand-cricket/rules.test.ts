import type { Ball, Position, Side } from '../../../src/games/hand-cricket/rules';
import * as rules from '../../../src/games/hand-cricket/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';

test('the numbers and texts are those of the rules as they are known', () => {
  expect(rules.THROWS).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rules.PARITIES).toEqual(['odd', 'even']);
  expect(rules.SIDES).toEqual(['you', 'computer']);
  expect(rules.SIDES.map(rules.otherSide)).toEqual(['computer', 'you']);
  expect(rules.RESULTS).toEqual(['You win!', 'Computer wins!', 'Match tied!']);
  expect([rules.BALL_MS, rules.RECENT_LENGTH, rules.OVER_LENGTH]).toEqual([1000, 5, 6]);
});

test('each number is drawn as often, from the least draw to the greatest', () => {
  const drawn = evenDraws(6000).map(rules.drawThrow);
  expect(countsOf(drawn)).toEqual({ 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000 });
  expect([0, 0.1666, 1 / 6, GREATEST_DRAW].map(rules.drawThrow)).toEqual([1, 1, 2, 6]);
});

const allBalls = rules.THROWS.flatMap((mine) =>
  rules.THROWS.map((theirs) => [mine, theirs] as const),
);

test.each(allBalls)(
  '%i and %i: odd or even; Out for nothing, or the runs of either side',
  (...ball) => {
    const [mine, theirs] = ball;
    const isEven = [2, 4, 6, 8, 10, 12].includes(mine + theirs);
    expect(rules.PARITIES.map((parity) => rules.isCalled(parity, ball))).toEqual([!isEven, isEven]);
    expect(rules.isOut(ball)).toBe(mine === theirs);
    const runs = mine === theirs ? [0, 0] : [mine, theirs];
    expect(rules.SIDES.map((side) => rules.runsOf([ball], side))).toEqual(runs);
  },
);

test('runs add up, without the ball that is Out', () => {
  expect(rules.SIDES.map((side) => rules.runsOf(rules.ballsOf('416322'), side))).toEqual([10, 4]);
});

describe('a match', () => {
  test.each<[string, Side, string, Side, 1 | 2, string | null]>([
    ['many balls with runs', 'you', '41636363', 'you', 1, null],
    ['Out', 'you', '4122', 'computer', 2, null],
    ['Out of the computer with the first ball', 'computer', '22', 'you', 2, null],
    ['a chase that is level', 'you', '412214', 'computer', 2, null],
    ['one run more', 'you', '41221431', 'computer', 2, 'Computer wins!'],
    ['more than the score of the computer', 'computer', '142251', 'you', 2, 'You win!'],
    ['any runs after none', 'you', '2212', 'computer', 2, 'Computer wins!'],
    ['Out short of the score of the player', 'you', '41221333', 'computer', 2, 'You win!'],
    ['Out short of that of the computer', 'computer', '14223166', 'you', 2, 'Computer wins!'],
    ['Out level', 'you', '41221433', 'computer', 2, 'Match tied!'],
    ['Out without a run each', 'computer', '1122', 'you', 2, 'Match tied!'],
  ])('after %s: %s first, then %s', (_what, first, digits, batting, innings, result) => {
    const position = rules.ballsOf(digits).reduce(rules.afterBall, rules.startOf(first));
    expect(position).toMatchObject({ batting, innings, result });
    expect(position.balls.flat()).toEqual(rules.ballsOf(digits));
  });
});

test('digits are both hands of each ball, in order; of half a ball there are none', () => {
  const balls: Ball[] = [
    [4, 1],
    [2, 2],
  ];
  expect(rules.digitsOf(balls)).toBe('4122');
  expect([rules.ballsOf('4122'), rules.ballsOf('41225'), rules.ballsOf('')]).toEqual([
    balls,
    balls,
    [],
  ]);
});

test.each([
  ['', false],
  ['41', false],
  ['44', true],
  ['4114', false],
  ['4122', true],
  // The same number twice, but in two balls.
  ['4115', false],
  ['411', false],
  ['611221344355', true],
  ['611221344356', true],
])('an over with the digits "%s" has ended: %s', (over, ended) => {
  expect(rules.hasEnded(over)).toBe(ended);
});

type Row = [string, Position['batting'], 1 | 2, string, string, [number, number], number | null];

test.each<Row>([
  ['before the first ball', 'you', 1, '', '', [0, 0], null],
  ['in an own first innings', 'you', 1, '412533', '', [6, 0], null],
  ['in a first innings of the computer', 'computer', 1, '412533', '', [0, 6], null],
  ['in a chase by the computer', 'computer', 2, '412533', '62', [6, 2], 7],
  ['in an own chase', 'you', 2, '62', '412533', [6, 2], 3],
])('%s', (_when, batting, innings, first, second, [you, computer], target) => {
  const position = {
    batting,
    innings,
    balls: [rules.ballsOf(first), rules.ballsOf(second)] as Position['balls'],
  };
  expect(rules.scoresOf(position)).toEqual({ you, computer });
  expect(rules.targetOf(position)).toBe(target);
});

test.each([
  ['', false],
  ['41', true],
  ['44', true],
  ['4144', true],
  ['4441', false],
  ['414441', false],
])('"%s" can be an innings: %s', (digits, expected) => {
  expect(rules.isInnings(rules.ballsOf(digits))).toBe(expected);
});
