import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isBlank } from '../../kit/visibleText';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import { fieldsOf, integerUpTo } from '../shared/validate';
import { LETTERS, QUESTION_COUNT, scoreInPercent } from './rules';

/** The index of the picked option as shown, where A is 0, and whether the option is right. */
type Answer = { option: number; isRight: boolean };

export type QuizState = {
  phase: 'nameEntry' | 'question' | 'reportCard';
  /** The name as typed, not trimmed. */
  name: string;
  /** The options that are shown at A, B, C and D, for each question; empty before the quiz. */
  optionOrders: number[][];
  questionIndex: number;
  /** The index, as shown, of the option picked for the current question. */
  selectedOption: number | null;
  /** The answers so far, in the order of the questions. */
  answers: Answer[];
  /** The number of right answers. */
  score: number;
  /** The accepted challenge of a friend, until the page is loaded again; null without a challenge. */
  challenge: Challenge | null;
  /** The best score of all finished quizzes; null before the first quiz. */
  bestScore: number | null;
};

/** A friend's quiz: the order of the options of each question, and the friend's score. */
export type Challenge = Pick<QuizState, 'optionOrders' | 'score'>;

export type Persisted = Pick<QuizState, 'bestScore'>;

const initialState: QuizState = {
  phase: 'nameEntry',
  name: '',
  optionOrders: [],
  questionIndex: 0,
  selectedOption: null,
  answers: [],
  score: 0,
  challenge: null,
  bestScore: null,
};

const isAnswered = ({ selectedOption }: QuizState) => selectedOption !== null;

const isLast = ({ questionIndex }: QuizState) => questionIndex === QUESTION_COUNT - 1;

declare module '../../state/reducer' {
  interface LazySlices {
    quiz: QuizState;
  }
}

export const quizSlice = createSlice({
  name: 'quiz',
  initialState,
  reducers: {
    nameTyped(state, { payload }: PayloadAction<string>) {
      if (state.phase === 'nameEntry') state.name = payload;
    },
    /** A friend's challenge ends the quiz that is going on. */
    challengeAccepted(state, { payload }: PayloadAction<Challenge>) {
      const { name, bestScore } = state;
      return { ...initialState, name, bestScore, challenge: payload };
    },
    quizStarted(state, { payload }: PayloadAction<Pick<QuizState, 'optionOrders'>>) {
      if (state.phase !== 'nameEntry' || isBlank(state.name)) return;
      state.phase = 'question';
      // The action has no payload in action logs that earlier versions recorded.
      state.optionOrders = payload?.optionOrders ?? [];
    },
    /** The payload says whether the option is right, so that an action log stays valid when the questions change. */
    optionPicked(state, { payload }: PayloadAction<Answer & { questionIndex: number }>) {
      const { questionIndex, option, isRight } = payload;
      if (state.phase !== 'question' || isAnswered(state)) return;
      if (questionIndex !== state.questionIndex || LETTERS[option] === undefined) return;
      state.selectedOption = option;
      state.answers.push({ option, isRight });
      if (isRight) state.score += 1;
    },
    nextQuestionOpened(state) {
      if (!isAnswered(state) || isLast(state)) return;
      state.questionIndex += 1;
      state.selectedOption = null;
    },
    quizFinished(state) {
      if (!isAnswered(state) || !isLast(state)) return;
      state.phase = 'reportCard';
      state.selectedOption = null;
      state.bestScore = Math.max(state.bestScore ?? 0, state.score);
    },
    scoresReset(state) {
      state.bestScore = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.quiz);
    }),
  selectors: {
    selectPhase: ({ phase }) => phase,
    selectName: ({ name }) => name,
    selectOptionOrders: ({ optionOrders }) => optionOrders,
    selectQuestionIndex: ({ questionIndex }) => questionIndex,
    selectIsLastQuestion: isLast,
    selectSelectedOption: ({ selectedOption }) => selectedOption,
    selectAnswers: ({ answers }) => answers,
    selectScore: ({ score }) => score,
    selectPercent: ({ score }) => scoreInPercent(score),
    selectChallenge: ({ challenge }) => challenge,
    selectIsChallenged: ({ challenge }) => challenge !== null,
    selectBestScore: ({ bestScore }) => bestScore,
  },
});

export const {
  nameTyped,
  challengeAccepted,
  quizStarted,
  optionPicked,
  nextQuestionOpened,
  quizFinished,
  scoresReset,
} = quizSlice.actions;

export const {
  selectPhase,
  selectName,
  selectOptionOrders,
  selectQuestionIndex,
  selectIsLastQuestion,
  selectSelectedOption,
  selectAnswers,
  selectScore,
  selectPercent,
  selectChallenge,
  selectIsChallenged,
  selectBestScore,
} = quizSlice.getSelectors(sliceSelector(quizSlice));

/**
 * Parses the stored best score. Takes any value; an invalid score becomes null, for no best score.
 * Example: `validate({ bestScore: 4 })` keeps 4, `validate({ bestScore: 6 })` gives null.
 */
export function validate(stored: unknown): Persisted {
  return { bestScore: integerUpTo(QUESTION_COUNT, fieldsOf(stored).bestScore) ?? null };
}

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: ({ bestScore }) => ({ bestScore }),
  validate,
  reset: scoresReset,
} satisfies Persistence<QuizState, Persisted>;
