import {
  CARDS_PER_TEACHER,
  HINT_COST,
  MAX_SCORE,
  POINTS,
  pointsFor,
  ROUND_COUNT,
  TEACHERS,
} from '../../../src/games/guess-the-teacher/rules';

test('the teachers and numbers are those of the specification', () => {
  expect(TEACHERS).toEqual(['math', 'english', 'pe', 'history', 'science']);
  expect([ROUND_COUNT, POINTS, HINT_COST, MAX_SCORE]).toEqual([5, 10, 5, 50]);
  expect(TEACHERS.length * CARDS_PER_TEACHER).toBe(15);
});

test.each([
  { isRight: true, withHint: false, points: 10 },
  { isRight: true, withHint: true, points: 5 },
  { isRight: false, withHint: false, points: 0 },
  { isRight: false, withHint: true, points: 0 },
])('a guess with isRight $isRight, withHint $withHint scores $points', (guess) => {
  expect(pointsFor(guess.isRight, guess.withHint)).toBe(guess.points);
});
