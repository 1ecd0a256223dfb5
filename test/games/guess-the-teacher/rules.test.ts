import {
  CARDS_PER_TEACHER,
  MAX_SCORE,
  pointsFor,
  TEACHERS,
} from '../../../src/games/guess-the-teacher/rules';

test('the teachers and numbers are those of the specification', () => {
  expect(TEACHERS).toEqual(['math', 'english', 'pe', 'history', 'science']);
  expect([CARDS_PER_TEACHER, MAX_SCORE]).toEqual([3, 50]);
});

test.each([
  [true, false, 10],
  [true, true, 5],
  [false, false, 0],
  [false, true, 0],
])('a guess that is right: %s, with a hint: %s, scores %i', (isRight, hintUsed, points) => {
  expect(pointsFor(isRight, hintUsed)).toBe(points);
});
