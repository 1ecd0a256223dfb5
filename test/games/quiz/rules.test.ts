import fc from 'fast-check';
import type { Question } from '../../../src/games/quiz/rules';
import {
  gradeOf,
  isRight,
  LETTERS,
  percentOf,
  QUESTION_COUNT,
} from '../../../src/games/quiz/rules';

test('the numbers and letters are those of the specification', () => {
  expect(QUESTION_COUNT).toBe(5);
  expect(LETTERS).toEqual(['A', 'B', 'C', 'D']);
});

describe('isRight', () => {
  const question = (answer: string): Question => ({
    topic: 'Writing',
    text: 'What leaks?',
    options: ['Pen', 'Ink', 'Nib', 'Cap'],
    answer,
    remark: 'All of it, once.',
  });

  test.each([
    ['Pen', [true, false, false, false]],
    ['Ink', [false, true, false, false]],
    ['Nib', [false, false, true, false]],
    ['Cap', [false, false, false, true]],
  ])('with the answer %s is, for A to D, %j', (answer, expected) => {
    expect(LETTERS.map((_letter, option) => isRight(question(answer), option))).toEqual(expected);
  });

  test.each([-1, 4, 0.5, Number.NaN])('is false for the invalid index %d', (option) => {
    expect(isRight(question('Pen'), option)).toBe(false);
  });
});

test.each([
  [0, 0],
  [1, 20],
  [2, 40],
  [3, 60],
  [4, 80],
  [5, 100],
])('%i right answers are %i per cent', (score, percent) => {
  expect(percentOf(score)).toBe(percent);
});

describe('the grade', () => {
  test.each([
    [100, 'principal'],
    [81, 'principal'],
    [80, 'principal'],
    [79, 'clown'],
    [61, 'clown'],
    [60, 'clown'],
    [59, 'pride'],
    [41, 'pride'],
    [40, 'pride'],
    [39, 'recess'],
    [1, 'recess'],
    [0, 'recess'],
  ])('for %i per cent is "%s"', (percent, grade) => {
    expect(gradeOf(percent)).toBe(grade);
  });

  test('is never better for a lower percentage', () => {
    const bestFirst = ['principal', 'clown', 'pride', 'recess'];
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(percent, percent, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(bestFirst).toContain(gradeOf(less));
        expect(bestFirst.indexOf(gradeOf(less))).toBeGreaterThanOrEqual(
          bestFirst.indexOf(gradeOf(more)),
        );
      }),
    );
  });
});
