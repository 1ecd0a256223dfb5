import fc from 'fast-check';
import { feature, startQuiz } from '../../../src/games/quiz/effects';
import { quiz } from '../../../src/games/quiz/game';
import { LETTERS, QUESTION_COUNT } from '../../../src/games/quiz/rules';
import type { QuizState } from '../../../src/games/quiz/slice';
import * as slice from '../../../src/games/quiz/slice';
import { isBlank } from '../../../src/kit/visibleText';
import { fixed, from, name, offset, record, text } from '../../support/arbitraries';
import { isOneOf, isUpTo } from '../../support/checks';
import { gameFixture } from '../../support/gameFixture';
import { taken } from '../../support/taken';
import { pickOption, takeQuiz } from './turns';

const LAST_INDEX = QUESTION_COUNT - 1;

const isPicked = ({ phase, questionIndex, answers }: QuizState) =>
  phase === 'question' && answers.length > questionIndex;

const PHASES = ['nameEntry', 'question', 'reportCard'];

const anyOrder = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
const optionOrders = fc.array(anyOrder, {
  minLength: QUESTION_COUNT,
  maxLength: QUESTION_COUNT,
});
const isOrder = (order: number[]) => order.toSorted().join() === '0,1,2,3';

export const fixture = gameFixture({
  game: quiz,
  feature,
  name: 'Quiz Game',
  phases: PHASES,
  actions: {
    nameTyped: from(3, text, slice.nameTyped),
    challengeAccepted: from(
      1,
      record({ optionOrders, score: fc.nat(QUESTION_COUNT) }),
      slice.challengeAccepted,
    ),
    quizStarted: from(3, record({ optionOrders }), slice.quizStarted),
    /** The picked option is sometimes one that does not exist. */
    optionPicked: from(
      9,
      record({
        offset,
        option: fc.constantFrom(0, 1, 2, 3, 0, 1, 2, 3, -1, 4, 1.5),
        isRight: fc.boolean(),
      }),
      ({ offset: other, ...answer }, { quiz: { questionIndex } }) =>
        slice.optionPicked({ ...answer, questionIndex: questionIndex + other }),
    ),
    nextQuestionOpened: fixed(9, slice.nextQuestionOpened()),
    quizFinished: fixed(4, slice.quizFinished()),
    scoresReset: fixed(1, slice.scoresReset()),
    scoresTaken: from(1, record({ bestScore: fc.option(fc.nat(QUESTION_COUNT)) }), taken('quiz')),
  },
  legal: {
    nameTyped: ({ phase }) => phase === 'nameEntry',
    quizStarted: (state) => state.phase === 'nameEntry' && state.name.trim() !== '',
    optionPicked: (state, { questionIndex, option }) =>
      state.phase === 'question' &&
      !isPicked(state) &&
      state.questionIndex === questionIndex &&
      [0, 1, 2, 3].includes(option),
    nextQuestionOpened: (state) => isPicked(state) && state.questionIndex < 4,
    quizFinished: (state) => isPicked(state) && state.questionIndex === 4,
  },
  clicks: [
    name.map(slice.nameTyped),
    fc.constant(startQuiz()),
    fc.nat(3).map(pickOption),
    fc.constantFrom(slice.nextQuestionOpened(), slice.quizFinished()),
  ],
  checks: (state) => {
    const { phase, questionIndex, selectedOption, answers, score, challenge, bestScore, isRecord } =
      state;
    const isWholeQuiz = answers.length === QUESTION_COUNT && questionIndex === LAST_INDEX;
    return {
      'phase: one of its values': isOneOf(PHASES, phase),
      'name: a string, not blank once the quiz is started':
        typeof state.name === 'string' && (phase === 'nameEntry' || !isBlank(state.name)),
      'optionOrders: an order of the options for each question, none before the quiz':
        state.optionOrders.length === (phase === 'nameEntry' ? 0 : QUESTION_COUNT) &&
        state.optionOrders.every(isOrder),
      'questionIndex: from 0 to 4': isUpTo(LAST_INDEX, questionIndex),
      'answers: each an option, right or wrong': answers.every(
        ({ option, isRight }) =>
          isUpTo(LETTERS.length - 1, option) && isOneOf([true, false], isRight),
      ),
      'answers: empty before the quiz':
        phase !== 'nameEntry' || (answers.length === 0 && questionIndex === 0),
      'answers: one for each question up to the current one, if answered':
        phase !== 'question' || isOneOf([questionIndex, questionIndex + 1], answers.length),
      'answers: complete on the report card': phase !== 'reportCard' || isWholeQuiz,
      'selectedOption: the option picked for the current question':
        selectedOption === (isPicked(state) ? answers.at(-1)?.option : null),
      'score: the number of right answers':
        score === answers.filter(({ isRight }) => isRight).length,
      'challenge: null, or orders of the options and a score':
        challenge === null ||
        (challenge.optionOrders.length === QUESTION_COUNT &&
          challenge.optionOrders.every(isOrder) &&
          isUpTo(QUESTION_COUNT, challenge.score)),
      'isRecord: a boolean, of a finished quiz alone':
        typeof isRecord === 'boolean' && !(isRecord && phase !== 'reportCard'),
      'bestScore: from 0 to 5, or null': bestScore === null || isUpTo(QUESTION_COUNT, bestScore),
    };
  },
  alerts: [
    {
      id: 'studentNameMissing',
      text: 'Please enter your name to start the quiz!',
      lang: 'en-IN',
      field: 'Your name',
    },
  ],
  scores: {
    earlier: { bestScore: 3 },
    afterReset: { bestScore: null },
    score: (store) => takeQuiz(store, 4),
    scored: { bestScore: 4 },
    shown: { 'Best score': '3 / 5', Percentage: '60%' },
    cleared: {},
  },
});
