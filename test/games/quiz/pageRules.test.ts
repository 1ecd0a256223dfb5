import fc from 'fast-check';
import { gradeOf, inOrder, isRight, percentOf } from '../../../src/games/quiz/pageRules';
import type { Question } from '../../../src/games/quiz/rules';
import { LETTERS } from '../../../src/games/quiz/rules';

const question = (answer: string): Question => ({
  topic: 'Writing',
  text: 'What leaks?',
  options: ['Pen', 'Ink', 'Nib', 'Cap'],
  answer,
  remark: 'All of it, once.',
});

describe('isRight', () => {
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

describe('a question in an order', () => {
  test.each([
    [
      [0, 1, 2, 3],
      ['Pen', 'Ink', 'Nib', 'Cap'],
    ],
    [
      [2, 0, 1, 3],
      ['Nib', 'Pen', 'Ink', 'Cap'],
    ],
    [
      [3, 2, 1, 0],
      ['Cap', 'Nib', 'Ink', 'Pen'],
    ],
  ])('%j has the options %j', (order, options) => {
    const before = question('Ink');
    expect(inOrder(before, order)).toEqual({ ...question('Ink'), options });
    expect(before).toEqual(question('Ink'));
  });

  const anyOrder = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
  const anyQuestion = fc.constantFrom('Pen', 'Ink', 'Nib', 'Cap').map(question);

  test('has the same options, and one of them is right: the answer', () => {
    fc.assert(
      fc.property(anyQuestion, anyOrder, (before, order) => {
        const { options, ...others } = before;
        const shown = inOrder(before, order);
        expect(shown).toEqual({ ...others, options: order.map((option) => options[option]) });
        expect(shown.options.toSorted()).toEqual(options.toSorted());
        const right = LETTERS.map((_letter, option) => isRight(shown, option));
        expect(right).toEqual(shown.options.map((option) => option === before.answer));
        expect(right.filter(Boolean)).toHaveLength(1);
      }),
    );
  });

  test.each([
    ['none', undefined],
    ['null', null],
    ['a number', 3],
    ['an object', {}],
    ['an empty list', []],
    ['a short list', [3, 1, 0]],
    ['a list with an option twice', [3, 1, 0, 1]],
    ['a list with an option after the last', [3, 1, 0, 4]],
    ['a list with an option before the first', [3, 1, 0, -1]],
    ['a list with an option in between', [3, 1, 0, 1.5]],
    ['a list with null', [3, 1, 0, null]],
  ])('that is unusable (%s) stays as it is', (_what, order) => {
    expect(inOrder(question('Ink'), order as number[])).toEqual(question('Ink'));
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
