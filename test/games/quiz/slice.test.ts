import fc from 'fast-check';
import * as slice from '../../../src/games/quiz/slice';
import { anything } from '../../support/hostileValues';
import { taken } from '../../support/taken';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';
import { testSlice } from '../shared/sliceTests';
import { testValidation } from '../shared/validationTests';
import { fixture } from './fixture';
import { ORDERS, STARTED } from './turns';

testSlice(fixture);

const { reduce, stateAfter } = sliceTester(({ quiz }) => quiz.questionIndex);

const pick = (option: number, isRight: boolean) => (questionIndex: number) =>
  slice.optionPicked({ questionIndex, option, isRight });
const right = pick(1, true);
const wrong = pick(2, false);
const started = [slice.nameTyped(' Bittu'), STARTED];
const next = slice.nextQuestionOpened();

/** A quiz up to the fifth question, with a score of up to 4 in the first four. */
const untilLast = (score = 4) => [
  ...started,
  ...[0, 1, 2, 3].flatMap((question) => [question < score ? right : wrong, next]),
];
const finished = (score: number) => [
  ...untilLast(Math.min(score, 4)),
  score === 5 ? right : wrong,
  slice.quizFinished(),
];

/** The steps to each stage, after `taken('quiz')` so that the best score is not initial. */
const stepsTo = {
  'the empty form': [] as Step[],
  'the form with a name': [slice.nameTyped('Bittu')],
  'a question': [...started, wrong, next],
  'an answered question': [...started, wrong, next, right],
  'the last question': untilLast(),
  'the last question, answered': [...untilLast(), wrong],
  'the report card': finished(2),
};
type Stage = keyof typeof stepsTo;
const stateAt = (stage: Stage) => stateAfter(taken('quiz')({ bestScore: 2 }), ...stepsTo[stage]);

test('starts with an empty name, before the first question, without a best score', () => {
  expect(INITIAL.quiz).toEqual({
    ...{ phase: 'nameEntry', name: '', optionOrders: [], challenge: null },
    ...{
      questionIndex: 0,
      selectedOption: null,
      answers: [],
      score: 0,
      bestScore: null,
      isRecord: false,
    },
  });
});

test.each([
  ['the first quiz', null, 5, false],
  ['a better quiz', 2, 3, true],
  ['an equal quiz', 3, 3, false],
  ['a worse quiz', 4, 3, false],
])('%s, after a best score of %j with a score of %i: whether it is a record is %j', (...row) => {
  const [, bestScore, score, isRecord] = row;
  const state = stateAfter(taken('quiz')({ bestScore }), ...finished(score));
  expect(slice.selectIsRecord(state)).toBe(isRecord);
  expect(slice.selectIsRecord(reduce(state, slice.scoresReset()))).toBe(false);
});

test.each(['', ' ', '\t\u3000'])('a name is stored as typed, and %j starts no quiz', (blank) => {
  const state = stateAfter(slice.nameTyped('Bittu'), slice.nameTyped(blank), STARTED);
  expect(state.quiz).toEqual({ ...INITIAL.quiz, name: blank });
});

test.each([
  [STARTED, ORDERS],
  // Logs of earlier versions have no orders.
  [{ type: slice.quizStarted.type }, []],
  [{ type: slice.quizStarted.type, payload: null }, []],
  [{ type: slice.quizStarted.type, payload: {} }, []],
])('%j opens the first question, with the orders %j', (action, optionOrders) => {
  const state = stateAt('the form with a name');
  const expected = { ...state.quiz, phase: 'question', optionOrders };
  expect(reduce(state, action).quiz).toEqual(expected);
});

test.each([
  ['right', 3, true, 1],
  ['wrong', 0, false, 0],
])('a pick that is %s is stored and counted', (_what, option, isRight, points) => {
  const state = stateAt('a question');
  expect(reduce(state, pick(option, isRight)).quiz).toEqual({
    ...state.quiz,
    selectedOption: option,
    answers: [...state.quiz.answers, { option, isRight }],
    score: state.quiz.score + points,
  });
});

test('Next opens the next question, with nothing picked', () => {
  const state = stateAt('an answered question');
  const questionIndex = state.quiz.questionIndex + 1;
  expect(reduce(state, next).quiz).toEqual({ ...state.quiz, questionIndex, selectedOption: null });
});

test.each([
  ['a question', false, 0],
  ['the last question, answered', true, 80],
] as const)('at %s it is selected whether it is the last one: %s, and the %i %', (...row) => {
  const [stage, isLast, percent] = row;
  const state = stateAt(stage);
  expect([slice.selectIsLastQuestion(state), slice.selectPercent(state)]).toEqual([
    isLast,
    percent,
  ]);
});

test('Finish opens the report card, with the answers and the score', () => {
  const state = stateAt('the last question, answered');
  expect(state.quiz.answers.map(({ isRight }) => isRight)).toEqual([true, true, true, true, false]);
  const end = reduce(state, slice.quizFinished());
  const reportCard = {
    phase: 'reportCard',
    selectedOption: null,
    score: 4,
    bestScore: 4,
    isRecord: true,
  };
  expect(end.quiz).toEqual({ ...state.quiz, ...reportCard });
});

test('an accepted challenge begins again, with its orders, the name and the best score', () => {
  const state = stateAt('an answered question');
  const { name, bestScore } = state.quiz;
  const challenge = { optionOrders: ORDERS, score: 4 };
  const expected = { ...INITIAL.quiz, name, bestScore, challenge };
  const after = reduce(state, slice.challengeAccepted(challenge));
  expect(after.quiz).toEqual(expected);
  expect([state, after].map(slice.selectIsChallenged)).toEqual([false, true]);
});

describe('the best score', () => {
  test.each([
    [null, 0, 0],
    [null, 5, 5],
    [3, 2, 3],
    [3, 4, 4],
  ])('of %p becomes, after a quiz with %i right answers, %i', (bestScore, score, best) => {
    const { quiz } = stateAfter(taken('quiz')({ bestScore }), ...finished(score));
    expect(slice.persisted.select(quiz)).toEqual({ bestScore: best });
  });

  test('is reset alone', () => {
    const state = stateAt('an answered question');
    expect(reduce(state, slice.scoresReset()).quiz).toEqual({ ...state.quiz, bestScore: null });
  });
});

test('only a best score from 0 to 5 is kept', () => {
  const stored = [0, 1, 2, 3, 4, 5, null, undefined, 6, -1, 80, 3.5, '4'];
  const kept = stored.map((bestScore) => slice.validate({ bestScore }).bestScore);
  expect(kept).toEqual([0, 1, 2, 3, 4, 5, null, null, null, null, null, null, null]);
});

const anyScore = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double(), anything);

testValidation(fixture, {
  valid: { bestScore: 4 },
  almostValid: fc.record({ bestScore: anyScore }),
});
