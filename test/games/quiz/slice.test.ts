import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reducer } from '../../../src/app/reducer';
import {
  nameTyped,
  nextQuestionOpened,
  optionPicked,
  quizFinished,
  quizStarted,
  scoresReset,
  scoresRestored,
  selectAnswers,
  selectBestScore,
  selectIsLastQuestion,
  selectName,
  selectPercent,
  selectPersisted,
  selectPhase,
  selectQuestionIndex,
  selectScore,
  selectSelectedOption,
} from '../../../src/games/quiz/slice';
import type { RootState } from '../../../src/state/types';

/** What happens; a pick is one for the question that is on. */
type Event = UnknownAction | ((questionIndex: number) => UnknownAction);

const FIRST = reducer(undefined, { type: '@@first' });
const happen = (state: RootState, event: Event) =>
  reducer(state, typeof event === 'function' ? event(selectQuestionIndex(state)) : event);
const stateAfter = (...events: Event[]) => events.reduce(happen, FIRST);

/** A pick for the question that is on, or for one so many after it. */
const pick =
  (option: number, isRight: boolean, away = 0) =>
  (questionIndex: number) =>
    optionPicked({ questionIndex: questionIndex + away, option, isRight });
const right = pick(1, true);
const wrong = pick(2, false);
const begun = [nameTyped(' Bittu'), quizStarted()];
const next = nextQuestionOpened();

/** A quiz up to the open fifth question; so many of the four before it were right. */
const lastOpened = (score = 4) => [
  ...begun,
  ...[0, 1, 2, 3].flatMap((question) => [question < score ? right : wrong, next]),
];
const finished = (score: number) => [
  ...lastOpened(Math.min(score, 4)),
  score === 5 ? right : wrong,
  quizFinished(),
];

/** How each stage is reached, by who has finished a quiz before: there is something to lose. */
const ways = {
  'the empty form': [] as Event[],
  'the form with a name': [nameTyped('Bittu')],
  'a question': [...begun, wrong, next],
  'an answered question': [...begun, wrong, next, right],
  'the last question': lastOpened(),
  'the last question, answered': [...lastOpened(), wrong],
  'the report card': finished(2),
};
type Stage = keyof typeof ways;
const STAGES = Object.keys(ways) as Stage[];
const stateAt = (stage: Stage) => stateAfter(scoresRestored({ bestScore: 2 }), ...ways[stage]);

test('starts with an empty name, before the first question, with no best result', () => {
  expect(FIRST.quiz).toEqual({
    phase: 'nameEntry',
    name: '',
    questionIndex: 0,
    selectedOption: null,
    answers: [],
    score: 0,
    bestScore: null,
  });
});

test.each(STAGES)('at %s, a screen can read all there is', (stage) => {
  const state = stateAt(stage);
  expect({
    phase: selectPhase(state),
    name: selectName(state),
    questionIndex: selectQuestionIndex(state),
    selectedOption: selectSelectedOption(state),
    answers: selectAnswers(state),
    score: selectScore(state),
    bestScore: selectBestScore(state),
  }).toEqual(state.quiz);
  expect(selectIsLastQuestion(state)).toBe(state.quiz.questionIndex === 4);
});

const events: Record<string, Event> = {
  'a name': nameTyped('Guddi'),
  Start: quizStarted(),
  'a right option': pick(3, true),
  'a wrong option': pick(0, false),
  'an option after D': pick(4, true),
  'an option before A': pick(-1, true),
  'an option between B and C': pick(1.5, true),
  'an option without a number': pick(Number.NaN, true),
  'an option of the question before': pick(1, true, -1),
  'an option of the question after': pick(1, true, 1),
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

test.each(accepted)('at %s, of all events of a quiz only %j change anything', (stage, names) => {
  const state = stateAt(stage);
  const change = ([, event]: [string, Event]) => !isDeepStrictEqual(happen(state, event), state);
  const changing = Object.entries(events).filter(change);
  expect(changing.map(([name]) => name)).toEqual(names);
});

test('a name is kept as it was typed', () => {
  const state = stateAfter(nameTyped('Bit'), nameTyped(' Bittu  '));
  expect(state.quiz).toEqual({ ...FIRST.quiz, name: ' Bittu  ' });
});

test.each(['', ' ', '\t\u3000'])('the name %j does not start the quiz', (blank) => {
  const state = stateAfter(nameTyped('Bittu'), nameTyped(blank), quizStarted());
  expect(state.quiz).toEqual({ ...FIRST.quiz, name: blank });
});

test('Start opens the first question, and nothing else is changed', () => {
  const state = stateAt('the form with a name');
  expect(happen(state, quizStarted()).quiz).toEqual({ ...state.quiz, phase: 'question' });
});

test.each([
  ['right', 3, true, 1],
  ['wrong', 0, false, 0],
])('a pick that is %s is entered, and counted as that', (_what, option, isRight, counted) => {
  const state = stateAt('a question');
  expect(happen(state, pick(option, isRight)).quiz).toEqual({
    ...state.quiz,
    selectedOption: option,
    answers: [...state.quiz.answers, { option, isRight }],
    score: state.quiz.score + counted,
  });
});

test('Next opens the next question, with nothing picked', () => {
  const state = stateAt('an answered question');
  const questionIndex = state.quiz.questionIndex + 1;
  expect(happen(state, next).quiz).toEqual({ ...state.quiz, questionIndex, selectedOption: null });
});

test('Finish hands the report card over, with the answers and the score', () => {
  const yes = { option: 1, isRight: true };
  const no = { option: 2, isRight: false };
  const state = stateAt('the last question, answered');
  expect(state.quiz).toMatchObject({ answers: [yes, yes, yes, yes, no], score: 4 });
  const end = happen(state, quizFinished());
  const reportCard = { phase: 'reportCard', selectedOption: null, bestScore: 4 };
  expect(end.quiz).toEqual({ ...state.quiz, ...reportCard });
  expect(selectPercent(end)).toBe(80);
});

describe('the best result', () => {
  test.each([
    [null, 0, 0],
    [null, 5, 5],
    [0, 1, 1],
    [3, 2, 3],
    [3, 3, 3],
    [3, 4, 4],
    [5, 0, 5],
  ])('after a best of %p and a quiz with %i is %i', (bestScore, score, best) => {
    const state = stateAfter(scoresRestored({ bestScore }), ...finished(score));
    expect(state.quiz.score).toBe(score);
    expect(selectPersisted(state)).toEqual({ bestScore: best });
  });

  test('is that of a finished quiz: before Finish, right answers change nothing', () => {
    expect(selectPersisted(stateAfter(...lastOpened(), right))).toEqual({ bestScore: null });
  });

  test.each(STAGES)('at %s is forgotten, or replaced by that of another tab, alone', (stage) => {
    const state = stateAt(stage);
    for (const [event, bestScore] of [
      [scoresReset(), null],
      [scoresRestored({ bestScore: 1 }), 1],
    ] as const) {
      expect(happen(state, event).quiz).toEqual({ ...state.quiz, bestScore });
    }
  });
});
