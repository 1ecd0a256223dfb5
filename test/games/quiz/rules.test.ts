import fc from 'fast-check';
import type { Question } from '../../../src/games/quiz/rules';
import {
  gradeOf,
  inOrder,
  isRight,
  LETTERS,
  QUESTION_COUNT,
  scoreInPercent,
} from '../../../src/games/quiz/rules';

test('the numbers and letters are those of the game as it is played', () => {
  expect(QUESTION_COUNT).toBe(5);
  expect(LETTERS).toEqual(['A', 'B', 'C', 'D']);
});

const question = (answer: string): Question => ({
  topic: 'Writing',
  text: 'What leaks?',
  options: ['Pen', 'Ink', 'Nib', 'Cap'],
  answer,
  remark: 'All of it, once.',
});

test.each(['Pen', 'Ink', 'Nib', 'Cap'])('of the options only the answer is right: %s', (answer) => {
  const asked = question(answer);
  const right = [-1, 0, 0.5, 1, 2, 3, 4].filter((option) => isRight(asked, option));
  expect(right).toEqual([asked.options.indexOf(answer)]);
});

test('a question in an order is the same question, with its options in that order', () => {
  const anyOrder = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
  fc.assert(
    fc.property(anyOrder, (order) => {
      const asked = question('Ink');
      const options = order.map((option) => asked.options[option]);
      expect(inOrder(asked, order)).toEqual({ ...asked, options });
    }),
  );
});

test('in an unusable order the options stay as they are', () => {
  const lists = [[], [3, 1, 0], [3, 1, 0, 1], [3, 1, 0, 2, 2]];
  const lasts = [4, -1, 1.5, null].map((last) => [3, 1, 0, last]);
  for (const order of [undefined, null, 3, {}, ...lists, ...lasts])
    expect(inOrder(question('Ink'), order as number[])).toEqual(question('Ink'));
});

test('right answers in per cent', () => {
  expect([0, 1, 2, 3, 4, 5].map(scoreInPercent)).toEqual([0, 20, 40, 60, 80, 100]);
});

test('the grade follows from the per cent', () => {
  const grades = ['principal', 'principal', 'clown', 'clown', 'pride', 'pride', 'recess', 'recess'];
  expect([100, 80, 79, 60, 59, 40, 39, 0].map(gradeOf)).toEqual(grades);
});
