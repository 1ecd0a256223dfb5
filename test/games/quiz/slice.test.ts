import {
  selectAnswers,
  selectBestScore,
  selectChallenge,
  selectIsLastQuestion,
  selectName,
  selectOptionOrders,
  selectPercent,
  selectPhase,
  selectQuestionIndex,
  selectScore,
  selectSelectedOption,
} from '../../../src/games/quiz/selectors';
import {
  nameTyped,
  nextQuestionOpened,
  optionPicked,
  selectPersisted as persistedOf,
  quizFinished,
  quizStarted,
  scoresReset,
  scoresRestored,
} from '../../../src/games/quiz/slice';
import type { RootState } from '../../../src/state/types';
import type { Step } from '../shared/sliceTester';
import { INITIAL, sliceTester } from '../shared/sliceTester';
import { ORDERS, STARTED } from './turns';

const selectPersisted = (state: RootState) => persistedOf(state.quiz);

const { reduce, stateAfter, changing } = sliceTester(selectQuestionIndex);

const pick =
  (option: number, isRight: boolean, offset = 0) =>
  (questionIndex: number) =>
    optionPicked({ questionIndex: questionIndex + offset, option, isRight });
const right = pick(1, true);
const wrong = pick(2, false);
const started = [nameTyped(' Bittu'), STARTED];
const next = nextQuestionOpened();

/** A quiz up to the fifth question, with a score of up to 4 in the first four. */
const untilLast = (score = 4) => [
  ...started,
  ...[0, 1, 2, 3].flatMap((question) => [question < score ? right : wrong, next]),
];
const finished = (score: number) => [
  ...untilLast(Math.min(score, 4)),
  score === 5 ? right : wrong,
  quizFinished(),
];

/** The steps to each stage, after `scoresRestored` so that the best score is not initial. */
const stepsTo = {
  'the empty form': [] as Step[],
  'the form with a name': [nameTyped('Bittu')],
  'a question': [...started, wrong, next],
  'an answered question': [...started, wrong, next, right],
  'the last question': untilLast(),
  'the last question, answered': [...untilLast(), wrong],
  'the report card': finished(2),
};
type Stage = keyof typeof stepsTo;
const STAGES = Object.keys(stepsTo) as Stage[];
const stateAt = (stage: Stage) => stateAfter(scoresRestored({ bestScore: 2 }), ...stepsTo[stage]);

test('starts with an empty name, before the first question, without a best score', () => {
  expect(INITIAL.quiz).toEqual({
    phase: 'nameEntry',
    name: '',
    optionOrders: [],
    questionIndex: 0,
    selectedOption: null,
    answers: [],
    score: 0,
    challenge: null,
    bestScore: null,
  });
});

test.each(STAGES)('at %s, the selectors return the state', (stage) => {
  const state = stateAt(stage);
  expect({
    phase: selectPhase(state),
    name: selectName(state),
    optionOrders: selectOptionOrders(state),
    questionIndex: selectQuestionIndex(state),
    selectedOption: selectSelectedOption(state),
    answers: selectAnswers(state),
    score: selectScore(state),
    challenge: selectChallenge(state),
    bestScore: selectBestScore(state),
  }).toEqual(state.quiz);
  expect(selectIsLastQuestion(state)).toBe(state.quiz.questionIndex === 4);
});

const steps: Record<string, Step> = {
  'a name': nameTyped('Guddi'),
  Start: STARTED,
  'a right option': pick(3, true),
  'a wrong option': pick(0, false),
  'an option after D': pick(4, true),
  'an option before A': pick(-1, true),
  'an option between B and C': pick(1.5, true),
  'an option that is NaN': pick(Number.NaN, true),
  'an option of the previous question': pick(1, true, -1),
  'an option of the next question': pick(1, true, 1),
  Next: next,
  Finish: quizFinished(),
};
const accepted: [Stage, string[]][] = [
  ['the empty form', ['a name']],
  ['the form with a name', ['a name', 'Start']],
  ['a question', ['a right option', 'a wrong option']],
  ['an answered question', ['Next']],
  ['the last question', ['a right option', 'a wrong option']],
  ['the last question, answered', ['Finish']],
  ['the report card', []],
];

test.each(accepted)('at %s, only %j change the state', (stage, names) => {
  expect(changing(stateAt(stage), steps)).toEqual(names);
});

test('a name is stored as typed', () => {
  const state = stateAfter(nameTyped('Bit'), nameTyped(' Bittu  '));
  expect(state.quiz).toEqual({ ...INITIAL.quiz, name: ' Bittu  ' });
});

test.each(['', ' ', '\t\u3000'])('the name %j does not start the quiz', (blank) => {
  const state = stateAfter(nameTyped('Bittu'), nameTyped(blank), STARTED);
  expect(state.quiz).toEqual({ ...INITIAL.quiz, name: blank });
});

test('Start opens the first question and stores the orders of the options, nothing else', () => {
  const state = stateAt('the form with a name');
  const after = { ...state.quiz, phase: 'question', optionOrders: ORDERS };
  expect(reduce(state, STARTED).quiz).toEqual(after);
});

test.each([
  ['no payload', undefined],
  ['null', null],
  ['no orders', {}],
])('Start with %s, as in the log of an earlier version, stores no orders', (_what, payload) => {
  const state = stateAt('the form with a name');
  const after = { ...state.quiz, phase: 'question', optionOrders: [] };
  expect(reduce(state, { type: quizStarted.type, payload }).quiz).toEqual(after);
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

test('Finish opens the report card, with the answers and the score', () => {
  const rightAnswer = { option: 1, isRight: true };
  const wrongAnswer = { option: 2, isRight: false };
  const answers = [rightAnswer, rightAnswer, rightAnswer, rightAnswer, wrongAnswer];
  const state = stateAt('the last question, answered');
  expect(state.quiz).toMatchObject({ answers, score: 4 });
  const end = reduce(state, quizFinished());
  const reportCard = { phase: 'reportCard', selectedOption: null, bestScore: 4 };
  expect(end.quiz).toEqual({ ...state.quiz, ...reportCard });
  expect(selectPercent(end)).toBe(80);
});

describe('the best score', () => {
  test.each([
    [null, 0, 0],
    [null, 5, 5],
    [0, 1, 1],
    [3, 2, 3],
    [3, 3, 3],
    [3, 4, 4],
    [5, 0, 5],
  ])('of %p becomes, after a quiz with %i right answers, %i', (bestScore, score, best) => {
    const state = stateAfter(scoresRestored({ bestScore }), ...finished(score));
    expect(state.quiz.score).toBe(score);
    expect(selectPersisted(state)).toEqual({ bestScore: best });
  });

  test('does not change before Finish', () => {
    expect(selectPersisted(stateAfter(...untilLast(), right))).toEqual({ bestScore: null });
  });

  test.each(STAGES)('at %s is reset and restored alone', (stage) => {
    const state = stateAt(stage);
    for (const [action, bestScore] of [
      [scoresReset(), null],
      [scoresRestored({ bestScore: 1 }), 1],
    ] as const) {
      expect(reduce(state, action).quiz).toEqual({ ...state.quiz, bestScore });
    }
  });
});
