import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isBlank } from '../../kit/visibleText';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import { fieldsOf, integerUpTo } from '../shared/validate';
import { LETTERS, QUESTION_COUNT, scoreInPercent } from './rules';

/** The answer to a question. `option` is the place of the picked option on the screen, where A is 0. */
type Answer = { option: number; isRight: boolean };

export type QuizState = {
  phase: 'nameEntry' | 'question' | 'reportCard';
  /** The name as typed, not trimmed. */
  name: string;
  /** The order of the options for each question: the indices of the options at A, B, C, D. Empty before the quiz. */
  optionOrders: number[][];
  questionIndex: number;
  /** The option picked for the current question: its place on the screen, where A is 0. Null before the pick. */
  selectedOption: number | null;
  /** The answers so far, in the order of the questions. */
  answers: Answer[];
  /** The number of right answers. */
  score: number;
  /** The challenge that the visitor accepted from a friend; null without a challenge. A reload ends the challenge. */
  challenge: Challenge | null;
  /** The best score of all finished quizzes; null if no quiz is finished yet. */
  bestScore: number | null;
  /** Whether this quiz is better than every quiz before it. The first quiz is not. */
  isRecord: boolean;
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
  isRecord: false,
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
    /** Accepts a friend's challenge, and ends any quiz in progress. */
    challengeAccepted(state, { payload }: PayloadAction<Challenge>) {
      const { name, bestScore } = state;
      return { ...initialState, name, bestScore, challenge: payload };
    },
    quizStarted(state, { payload }: PayloadAction<Pick<QuizState, 'optionOrders'>>) {
      if (state.phase !== 'nameEntry' || isBlank(state.name)) return;
      state.phase = 'question';
      // Action logs of earlier versions of the site contain this action without a payload.
      state.optionOrders = payload?.optionOrders ?? [];
    },
    /**
     * Records a pick. The payload has `isRight`, because a replayed action log would otherwise give another score after
     * a change of the questions.
     */
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
      state.isRecord = state.bestScore !== null && state.score > state.bestScore;
      state.bestScore = Math.max(state.bestScore ?? 0, state.score);
    },
    scoresReset(state) {
      state.bestScore = null;
      state.isRecord = false;
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
    selectIsRecord: ({ isRecord }) => isRecord,
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
  selectIsRecord,
} = quizSlice.getSelectors(sliceSelector(quizSlice));

/**
 * Parses the stored best score from any value. An invalid score becomes null, which means that there is no best score.
 * Examples: `validate({ bestScore: 4 })` keeps 4; `validate({ bestScore: 6 })` has null, because 5 is the maximum.
 */
export function validate(stored: unknown): Persisted {
  return { bestScore: integerUpTo(QUESTION_COUNT, fieldsOf(stored).bestScore) ?? null };
}

/** The part of the state that is stored for later visits. */
export const persisted = {
  version: 1,
  select: ({ bestScore }) => ({ bestScore }),
  validate,
  reset: scoresReset,
} satisfies Persistence<QuizState, Persisted>;
