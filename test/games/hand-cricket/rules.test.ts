import fc from 'fast-check';
import { ballsOf } from '../../../src/games/hand-cricket/ballsOf';
import type { Ball, Position, Side, Throw } from '../../../src/games/hand-cricket/rules';
import {
  afterBall,
  BALL_MS,
  digitsOf,
  drawThrow,
  hasEnded,
  isCalled,
  isOut,
  OVER_LENGTH,
  otherSide,
  PARITIES,
  RECENT_LENGTH,
  RESULTS,
  runsOf,
  SIDES,
  startOf,
  THROWS,
} from '../../../src/games/hand-cricket/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';
import { anyBall } from './arbitraries';

test('the numbers and texts are those of the rules as they are known', () => {
  expect(THROWS).toEqual([1, 2, 3, 4, 5, 6]);
  expect(PARITIES).toEqual(['odd', 'even']);
  expect(SIDES).toEqual(['you', 'computer']);
  expect(SIDES.map(otherSide)).toEqual(['computer', 'you']);
  expect(RESULTS).toEqual(['You win!', 'Computer wins!', 'Match tied!']);
  expect([BALL_MS, RECENT_LENGTH, OVER_LENGTH]).toEqual([1000, 5, 6]);
});

describe('drawing what a hand shows', () => {
  test.each([
    [0, 1],
    [0.1666, 1],
    [1 / 6, 2],
    [0.3333, 2],
    [0.5, 4],
    [0.8333, 5],
    [0.99, 6],
    [GREATEST_DRAW, 6],
  ])('%d gives %i', (draw, number) => {
    expect(drawThrow(draw)).toBe(number);
  });

  test('is fair', () => {
    const drawn = evenDraws(6000).map(drawThrow);
    expect(countsOf(drawn)).toEqual({ 1: 1000, 2: 1000, 3: 1000, 4: 1000, 5: 1000, 6: 1000 });
  });
});

/** All 36, and what each of them is: Out, or the runs of either side; and the parity of the toss. */
const allBalls = THROWS.flatMap((mine) => THROWS.map((theirs): Ball => [mine, theirs]));

test('six balls of 36 are Out', () => {
  expect(allBalls.filter(isOut)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
  ]);
});

test.each(allBalls)('%i and %i: Out for nothing, or the runs of the hand that bats', (...ball) => {
  const [mine, theirs] = ball;
  const expected = mine === theirs ? [0, 0] : [mine, theirs];
  expect(SIDES.map((side) => runsOf([ball], side))).toEqual(expected);
});

test.each(allBalls)('%i and %i are either odd or even at the toss', (...ball) => {
  const isEven = [2, 4, 6, 8, 10, 12].includes(ball[0] + ball[1]);
  expect(PARITIES.map((parity) => isCalled(parity, ball))).toEqual([!isEven, isEven]);
});

test.each<[string, Side, number]>([
  ['', 'you', 0],
  ['41', 'you', 4],
  ['41', 'computer', 1],
  ['4122', 'you', 4],
  ['416322', 'you', 10],
  ['416322', 'computer', 4],
  ['22', 'computer', 0],
])('the runs of "%s", if %s bats: %i', (digits, batting, runs) => {
  expect(runsOf(ballsOf(digits), batting)).toBe(runs);
});

const positionAfter = (first: Side, digits: string) =>
  ballsOf(digits).reduce(afterBall, startOf(first));

describe('a match', () => {
  test.each(SIDES)('starts with an innings of %s', (batting) => {
    expect(startOf(batting)).toEqual({ batting, innings: 1, balls: [[], []], result: null });
  });

  test.each<[string, Side, string, Position['batting'], 1 | 2, string | null]>([
    ['a ball with runs', 'you', '41', 'you', 1, null],
    ['many balls with runs', 'you', '41636363', 'you', 1, null],
    ['Out', 'you', '4122', 'computer', 2, null],
    ['Out with the first ball', 'you', '22', 'computer', 2, null],
    ['Out of the computer', 'computer', '1422', 'you', 2, null],
    ['a chase below the score', 'you', '412213', 'computer', 2, null],
    ['a chase that is level', 'you', '412214', 'computer', 2, null],
    ['one run more', 'you', '41221431', 'computer', 2, 'Computer wins!'],
    ['many more', 'you', '41221436', 'computer', 2, 'Computer wins!'],
    ['more than the score of the computer', 'computer', '142251', 'you', 2, 'You win!'],
    ['any runs after none', 'you', '2212', 'computer', 2, 'Computer wins!'],
    ['Out short of the score of the player', 'you', '41221333', 'computer', 2, 'You win!'],
    ['Out short of that of the computer', 'computer', '14223166', 'you', 2, 'Computer wins!'],
    ['Out at once', 'you', '412233', 'computer', 2, 'You win!'],
    ['Out level', 'you', '41221433', 'computer', 2, 'Match tied!'],
    ['Out without a run each', 'computer', '1122', 'you', 2, 'Match tied!'],
  ])('after %s: %s first, then %s', (_what, first, digits, batting, innings, result) => {
    expect(positionAfter(first, digits)).toMatchObject({ batting, innings, result });
  });

  test('has the balls of each innings apart', () => {
    expect(positionAfter('you', '41631155').balls).toEqual([ballsOf('416311'), ballsOf('55')]);
  });

  test('a ball changes no position but makes one', () => {
    const before = positionAfter('you', '416311');
    const copy = structuredClone(before);
    afterBall(before, [1, 2]);
    expect(before).toEqual(copy);
  });
});

/** How a match stands before its first ball and after each, until its end or that of the list. */
function play(first: Side, balls: Iterable<Ball>) {
  const positions = [startOf(first)];
  for (const ball of balls) {
    const before = positions[positions.length - 1] as Position;
    if (before.result) break;
    positions.push(afterBall(before, ball));
  }
  return positions;
}

const anyFirst = fc.constantFrom(...SIDES);
const manyBalls = fc.array(anyBall, { maxLength: 80, size: 'max' });

describe('in any match', () => {
  test('runs and wickets follow from the balls alone', () => {
    fc.assert(
      fc.property(anyFirst, manyBalls, (first, thrown) => {
        for (const { batting, innings, balls, result } of play(first, thrown)) {
          const [one, two] = balls;
          const wickets = [one, two].map((each) => each.filter(isOut).length);
          const [runs, chased] = [runsOf(one, first), runsOf(two, otherSide(first))];
          expect(innings).toBe(wickets[0] === 1 ? 2 : 1);
          expect(batting).toBe(innings === 1 ? first : otherSide(first));
          const isOver = wickets[1] === 1 || (innings === 2 && chased > runs);
          const winner = chased > runs ? otherSide(first) : first;
          const won = winner === 'you' ? 'You win!' : 'Computer wins!';
          expect(result).toBe(isOver ? (chased === runs ? 'Match tied!' : won) : null);
        }
      }),
    );
  });

  test('Out is the last ball of its innings, and no ball is lost', () => {
    fc.assert(
      fc.property(anyFirst, manyBalls, (first, thrown) => {
        const positions = play(first, thrown);
        for (const [count, { balls }] of positions.entries()) {
          expect(balls.flat()).toEqual(thrown.slice(0, count));
          for (const innings of balls) expect(innings.slice(0, -1).some(isOut)).toBe(false);
        }
        const end = positions.at(-1);
        if (end?.result) {
          expect(end.balls[0].filter(isOut)).toHaveLength(1);
          expect(end.balls[1].filter(isOut).length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('a chase is over with the ball that passes the score, and never before', () => {
    fc.assert(
      fc.property(anyFirst, manyBalls, (first, thrown) => {
        const positions = play(first, thrown);
        const leads = positions.map(
          ({ balls: [one, two] }) => runsOf(two, otherSide(first)) - runsOf(one, first),
        );
        for (const [count, { innings, result }] of positions.entries()) {
          if (innings === 1 || result === null) continue;
          expect(count).toBe(positions.length - 1);
          expect(leads[count - 1]).toBeLessThanOrEqual(0);
          expect(leads[count]).toBeLessThanOrEqual(6);
        }
      }),
    );
  });
});

/** DevTools keeps 500 actions, of which each ball needs two. */
const MOST_BALLS = 240;

/** Matches under fair throws, cut off after the most balls that DevTools keeps. */
function fairMatches(count: number, seed: number) {
  const random = seededRandom(seed);
  function* balls(): Generator<Ball> {
    for (let ball = 0; ball < MOST_BALLS; ball += 1)
      yield [drawThrow(random()), drawThrow(random())];
  }
  return Array.from({ length: count }, (_, match) =>
    play(match % 2 === 0 ? 'you' : 'computer', balls()),
  );
}

test('under fair throws every match ends within the log of DevTools', () => {
  const matches = fairMatches(2000, 27);
  expect(matches.filter((positions) => !positions.at(-1)?.result)).toEqual([]);
  const lengths = matches.map((positions) => positions.length - 1);
  expect(Math.min(...lengths)).toBe(2);
  expect(Math.max(...lengths)).toBeGreaterThan(30);
});

test('under fair throws neither side is favoured, and one ball in six is Out', () => {
  const ends = fairMatches(2000, 31).flatMap((positions) => positions.at(-1) ?? []);
  const { 'You win!': won = 0, 'Computer wins!': lost = 0 } = countsOf(
    ends.map(({ result }) => result ?? ''),
  );
  expect(Math.abs(won - lost)).toBeLessThan(100);
  // A chase that is won has no wicket, so the share of all balls is a little less.
  const firsts = ends.flatMap(({ balls: [first] }) => first);
  expect(Math.abs(firsts.filter(isOut).length / firsts.length - 1 / 6)).toBeLessThan(0.01);
});

describe('digits', () => {
  test.each<[string, Ball[]]>([
    ['', []],
    ['41', [[4, 1]]],
    [
      '4122',
      [
        [4, 1],
        [2, 2],
      ],
    ],
  ])('"%s" are the balls %j', (digits, balls) => {
    expect(digitsOf(balls)).toBe(digits);
    expect(ballsOf(digits)).toEqual(balls);
  });

  test('give any balls back', () => {
    fc.assert(fc.property(manyBalls, (balls) => expect(ballsOf(digitsOf(balls))).toEqual(balls)));
  });

  test('of half a ball are none', () => {
    expect(ballsOf('412')).toEqual([[4, 1]]);
  });
});

test.each([
  ['', false],
  ['41', false],
  ['44', true],
  ['4114', false],
  ['4122', true],
  // The same number twice, but of two balls.
  ['4115', false],
  ['6112213441', false],
  ['6112213443', false],
  ['611221344355', true],
  ['611221344356', true],
  ['411', false],
])('an over with the digits "%s" has ended: %s', (over, ended) => {
  expect(hasEnded(over)).toBe(ended);
});

test('an over has ended as soon as its latest ball is Out or its sixth', () => {
  const throws = fc.array(anyBall, { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(throws, (balls) => {
      const last = balls.at(-1) as [Throw, Throw];
      expect(hasEnded(digitsOf(balls))).toBe(isOut(last) || balls.length === 6);
    }),
  );
});
