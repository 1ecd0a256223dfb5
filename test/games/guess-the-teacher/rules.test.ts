import fc from 'fast-check';
import type { TeacherType } from '../../../src/games/guess-the-teacher/rules';
import {
  certificateFor,
  drawHint,
  drawTeacher,
  HINT_COST,
  HINT_COUNT,
  MAX_SCORE,
  POINTS,
  pointsFor,
  ROUND_COUNT,
  TEACHERS,
} from '../../../src/games/guess-the-teacher/rules';
import { countsOf, evenDraws, GREATEST_DRAW } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';

const anyDraw = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('the teachers and numbers are those of the specification', () => {
  expect(TEACHERS).toEqual(['math', 'english', 'pe', 'history', 'science']);
  expect([ROUND_COUNT, HINT_COUNT, POINTS, HINT_COST, MAX_SCORE]).toEqual([5, 3, 10, 5, 50]);
});

describe('drawing a teacher', () => {
  test.each([
    [0, 'math'],
    [0.1999, 'math'],
    [0.2, 'english'],
    [0.5, 'pe'],
    [0.6, 'history'],
    [0.7999, 'history'],
    [0.8, 'science'],
    [0.9999999, 'science'],
    [GREATEST_DRAW, 'science'],
  ])('without a previous one, %d gives %s', (draw, teacher) => {
    expect(drawTeacher(draw, null)).toBe(teacher);
  });

  test.each([
    ['math', 0, 'english'],
    ['math', GREATEST_DRAW, 'science'],
    ['english', 0, 'math'],
    ['english', 0.2499, 'math'],
    ['english', 0.25, 'pe'],
    ['english', 0.5, 'history'],
    ['english', 0.75, 'science'],
    ['english', GREATEST_DRAW, 'science'],
    ['science', 0, 'math'],
    ['science', 0.75, 'history'],
    ['science', GREATEST_DRAW, 'history'],
  ] as const)('after %s, %d gives %s', (previous, draw, teacher) => {
    expect(drawTeacher(draw, previous)).toBe(teacher);
  });

  test('always gives one of the five, and never the previous one', () => {
    fc.assert(
      fc.property(anyDraw, fc.option(fc.constantFrom(...TEACHERS)), (draw, previous) => {
        const teacher = drawTeacher(draw, previous);
        expect(TEACHERS).toContain(teacher);
        expect(teacher).not.toBe(previous);
      }),
    );
  });

  test('is uniform without a previous teacher', () => {
    const drawn = evenDraws(1000).map((draw) => drawTeacher(draw, null));
    const everyone = TEACHERS.map((type) => [type, 200]);
    expect(countsOf(drawn)).toEqual(Object.fromEntries(everyone));
  });

  test.each(TEACHERS)('after %s is uniform over the other four', (previous) => {
    const drawn = evenDraws(1000).map((draw) => drawTeacher(draw, previous));
    const others = TEACHERS.filter((type) => type !== previous).map((type) => [type, 250]);
    expect(countsOf(drawn)).toEqual(Object.fromEntries(others));
  });
});

test('over 10 000 draws, no teacher repeats, and all are equally frequent within two points', () => {
  const DRAWS = 10_000;
  const random = seededRandom(2031);
  const drawn: TeacherType[] = [];
  while (drawn.length < DRAWS) drawn.push(drawTeacher(random(), drawn.at(-1) ?? null));
  expect(drawn.filter((type, index) => type === drawn[index - 1])).toEqual([]);
  const counts = countsOf(drawn);
  for (const type of TEACHERS) {
    expect(Math.abs((counts[type] ?? 0) / DRAWS - 1 / 5)).toBeLessThan(0.02);
  }
});

describe('drawing a hint', () => {
  test.each([
    [0, 0],
    [0.3333, 0],
    [1 / 3, 1],
    [0.6666, 1],
    [2 / 3, 2],
    [GREATEST_DRAW, 2],
  ])('%d gives number %i', (draw, hint) => {
    expect(drawHint(draw)).toBe(hint);
  });

  test('always gives one of the three', () => {
    fc.assert(fc.property(anyDraw, (draw) => expect([0, 1, 2]).toContain(drawHint(draw))));
  });

  test('is uniform', () => {
    expect(countsOf(evenDraws(3000).map(drawHint))).toEqual({ 0: 1000, 1: 1000, 2: 1000 });
  });
});

test.each([
  { isRight: true, withHint: false, points: 10 },
  { isRight: true, withHint: true, points: 5 },
  { isRight: false, withHint: false, points: 0 },
  { isRight: false, withHint: true, points: 0 },
])('a guess with isRight $isRight, withHint $withHint scores $points', (guess) => {
  expect(pointsFor(guess.isRight, guess.withHint)).toBe(guess.points);
});

test.each([
  [50, 'pet'],
  [40, 'pet'],
  [39, 'vip'],
  [30, 'vip'],
  [29, 'survivor'],
  [20, 'survivor'],
  [19, 'clown'],
  [0, 'clown'],
])('the certificate for %i points is that of the %s', (score, certificate) => {
  expect(certificateFor(score)).toBe(certificate);
});
