import { LETTERS, QUESTION_COUNT } from '../../../src/games/quiz/rules';

test('the numbers and letters are those of the specification', () => {
  expect(QUESTION_COUNT).toBe(5);
  expect(LETTERS).toEqual(['A', 'B', 'C', 'D']);
});
