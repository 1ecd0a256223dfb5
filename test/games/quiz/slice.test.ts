import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { makeStore } from '../../../src/app/store';
import type { Answer } from '../../../src/games/quiz/slice';
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
import type { AppStore } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';

/** What happens; a pick is one for the question that is on. */
type Event = UnknownAction | ((questionIndex: number) => UnknownAction);

const stateOf = (store: AppStore) => store.getState().quiz;

function happen(store: AppStore, event: Event) {
  store.dispatch(typeof event === 'function' ? event(stateOf(store).questionIndex) : event);
}

/** A store in which this has happened. */
function storeAfter(...events: Event[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const event of events) happen(store, event);
  return store;
}

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
  'the empty form': [],
  'the form with a name': [nameTyped('Bittu')],
  'a question': [...begun, wrong, next],
  'an answered question': [...begun, wrong, next, right],
  'the last question': lastOpened(),
  'the last question, answered': [...lastOpened(), wrong],
  'the report card': finished(2),
};
type Stage = keyof typeof ways;
const STAGES = Object.keys(ways) as Stage[];
const storeAt = (stage: Stage) => storeAfter(scoresRestored({ bestScore: 2 }), ...ways[stage]);

test('starts with an empty name, before the first question, with no best result', () => {
  expect(stateOf(storeAfter())).toEqual({
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
  const state = storeAt(stage).getState();
  expect({
    phase: selectPhase(state),
    name: selectName(state),
    questionIndex: selectQuestionIndex(state),
    selectedOption: selectSelectedOption(state),
    answers: selectAnswers(state),
    score: selectScore(state),
    bestScore: selectBestScore(state),
  }).toEqual(state.quiz);
});

describe('an event of the quiz', () => {
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
  const accepted: Record<Stage, string[]> = {
    'the empty form': ['a name'],
    'the form with a name': ['a name', 'Start'],
    'a question': ['a right option', 'a wrong option'],
    'an answered question': ['Next'],
    'the last question': ['a right option', 'a wrong option'],
    'the last question, answered': ['Finish'],
    'the report card': [],
  };
  const pairs = STAGES.flatMap((stage) =>
    Object.entries(events).map(([name, event]) => ({ stage, name, event })),
  );
  const isAccepted = ({ stage, name }: (typeof pairs)[number]) => accepted[stage].includes(name);

  test.each(pairs.filter(isAccepted))('at $stage, $name is accepted', ({ stage, event }) => {
    const store = storeAt(stage);
    const before = stateOf(store);
    happen(store, event);
    expect(stateOf(store)).not.toEqual(before);
  });

  test.each(pairs.filter((pair) => !isAccepted(pair)))(
    'at $stage, $name changes nothing',
    ({ stage, event }) => {
      const store = storeAt(stage);
      const before = stateOf(store);
      happen(store, event);
      expect(stateOf(store)).toEqual(before);
    },
  );
});

test('a name is kept as it was typed', () => {
  const store = storeAfter(nameTyped('Bit'), nameTyped(' Bittu  '));
  expect(stateOf(store)).toEqual({ ...stateOf(storeAfter()), name: ' Bittu  ' });
});

test.each(['', ' ', '\t\u3000'])('the name %j does not start the quiz', (blank) => {
  const store = storeAfter(nameTyped('Bittu'), nameTyped(blank), quizStarted());
  expect(stateOf(store)).toEqual({ ...stateOf(storeAfter()), name: blank });
});

test('Start opens the first question, and nothing else is changed', () => {
  const store = storeAt('the form with a name');
  const before = stateOf(store);
  store.dispatch(quizStarted());
  expect(stateOf(store)).toEqual({ ...before, phase: 'question' });
});

describe('a pick', () => {
  test.each([
    ['right', 3, true, 1],
    ['wrong', 0, false, 0],
  ])('that is %s is entered, and counted as that', (_what, option, isRight, counted) => {
    const store = storeAt('a question');
    const before = stateOf(store);
    happen(store, pick(option, isRight));
    expect(stateOf(store)).toEqual({
      ...before,
      selectedOption: option,
      answers: [...before.answers, { option, isRight }],
      score: before.score + counted,
    });
  });
});

test('Next opens the next question, with nothing picked', () => {
  const store = storeAt('an answered question');
  const before = stateOf(store);
  store.dispatch(next);
  const questionIndex = before.questionIndex + 1;
  expect(stateOf(store)).toEqual({ ...before, questionIndex, selectedOption: null });
});

test('the fifth question is the last, and no other is', () => {
  const store = storeAfter(...begun);
  const isLast = [selectIsLastQuestion(store.getState())];
  for (const _question of [2, 3, 4, 5]) {
    for (const event of [right, next]) happen(store, event);
    isLast.push(selectIsLastQuestion(store.getState()));
  }
  expect(isLast).toEqual([false, false, false, false, true]);
});

test('Finish hands the report card over, with the answers and the score', () => {
  const yes = { option: 1, isRight: true };
  const no = { option: 2, isRight: false };
  const store = storeAt('the last question, answered');
  const before = stateOf(store);
  store.dispatch(quizFinished());
  expect(stateOf(store)).toEqual({
    ...before,
    phase: 'reportCard',
    selectedOption: null,
    bestScore: 4,
  });
  expect(before).toMatchObject({ answers: [yes, yes, yes, yes, no], score: 4 });
  expect(selectPercent(store.getState())).toBe(80);
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
    const store = storeAfter(scoresRestored({ bestScore }), ...finished(score));
    expect(stateOf(store).score).toBe(score);
    expect(selectPersisted(store.getState())).toEqual({ bestScore: best });
  });

  test('is that of a finished quiz: before Finish, right answers change nothing', () => {
    const store = storeAfter(...lastOpened(), right);
    expect(selectPersisted(store.getState())).toEqual({ bestScore: null });
  });

  test.each(STAGES)('at %s is forgotten by a reset, and nothing else is', (stage) => {
    const store = storeAt(stage);
    const before = stateOf(store);
    store.dispatch(scoresReset());
    expect(stateOf(store)).toEqual({ ...before, bestScore: null });
  });

  test.each(STAGES)('at %s is replaced by that of another tab, and nothing else is', (stage) => {
    const store = storeAt(stage);
    const before = stateOf(store);
    store.dispatch(scoresRestored({ bestScore: 1 }));
    expect(stateOf(store)).toEqual({ ...before, bestScore: 1 });
  });
});

describe('whatever happens', () => {
  const anyPick = fc
    .tuple(fc.constantFrom(0, 1, 2, 3, 4), fc.boolean())
    .map(([option, isRight]) => pick(option, isRight));
  const anyQuiz = fc.array(
    fc.oneof<fc.MaybeWeightedArbitrary<Event>[]>(
      { weight: 8, arbitrary: anyPick },
      { weight: 8, arbitrary: fc.constantFrom<UnknownAction>(next, next, quizFinished()) },
      { weight: 1, arbitrary: fc.constantFrom('', ' ', 'Guddi').map(nameTyped) },
      { weight: 1, arbitrary: fc.constantFrom<UnknownAction>(quizStarted(), scoresReset()) },
    ),
    { minLength: 1, maxLength: 60 },
  );

  test('each question up to the open one has one pick, the first, and they make the score', () => {
    fc.assert(
      fc.property(anyQuiz, (events) => {
        const store = storeAfter(...begun);
        let picked: Answer[] = [];
        for (const event of events) {
          const before = stateOf(store);
          happen(store, event);
          const { phase, questionIndex, selectedOption, answers, score } = stateOf(store);
          if (typeof event === 'function' && answers.length > before.answers.length) {
            const { option, isRight } = event(before.questionIndex).payload as Answer;
            picked = [...picked, { option, isRight }];
          }
          expect(answers).toEqual(picked);
          expect(score).toBe(picked.filter(({ isRight }) => isRight).length);
          expect(questionIndex).toBeLessThan(5);
          const isAnswered = answers.length > questionIndex;
          expect(answers).toHaveLength(questionIndex + (isAnswered ? 1 : 0));
          if (phase === 'reportCard') expect(answers).toHaveLength(5);
          const isOpen = phase === 'question' && isAnswered;
          expect(selectedOption).toBe(isOpen ? answers.at(-1)?.option : null);
        }
      }),
    );
  });
});
