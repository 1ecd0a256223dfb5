import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isBlank } from '../../kit/visibleText';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { fieldsOf, integerUpTo } from '../shared/validate';
import { LETTERS, percentOf, QUESTION_COUNT } from './rules';

/** The index of the picked option as shown, A is 0; and whether it is right. */
type Answer = { option: number; isRight: boolean };

export type QuizState = {
  phase: 'nameEntry' | 'question' | 'reportCard';
  /** As typed, not trimmed. */
  name: string;
  /** For each question, which option is shown at A, B, C and D; empty before the quiz. */
  optionOrders: number[][];
  questionIndex: number;
  /** The index, as shown, of the option picked for the current question. */
  selectedOption: number | null;
  /** In the order of the questions, including the current one once it is answered. */
  answers: Answer[];
  /** The number of right answers. */
  score: number;
  /** The accepted one of a friend, until the page is left; null without one. */
  challenge: Challenge | null;
  /** Of all finished quizzes, persisted; null before the first. */
  bestScore: number | null;
};

/** A friend's quiz: its options in the same order, and the friend's score. */
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

export const isLast = ({ questionIndex }: QuizState) => questionIndex === QUESTION_COUNT - 1;

type Started = Pick<QuizState, 'optionOrders'>;

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
    /** Ends a quiz that is going on. */
    challengeAccepted(state, { payload }: PayloadAction<Challenge>) {
      const { name, bestScore } = state;
      return { ...initialState, name, bestScore, challenge: payload };
    },
    quizStarted(state, { payload }: PayloadAction<Started>) {
      if (state.phase !== 'nameEntry' || isBlank(state.name)) return;
      state.phase = 'question';
      // Logs of earlier versions have no payload.
      state.optionOrders = payload?.optionOrders ?? [];
    },
    /**
     * The payload says whether the option is right: the questions are loaded with the game's chunk
     * and not with this slice, and a recorded log stays valid when they change.
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

/** The part of the state that is persisted. */
export const selectPersisted = ({ bestScore }: QuizState): Persisted => ({ bestScore });

/**
 * Parses the stored best score. Takes any value; an invalid score becomes null, for no best score.
 * Example: `validate({ bestScore: 4 })` keeps 4, `validate({ bestScore: 6 })` gives null.
 */
export function validate(stored: unknown): Persisted {
  return { bestScore: integerUpTo(QUESTION_COUNT, fieldsOf(stored).bestScore) ?? null };
}

const selectGame = sliceSelector(quizSlice);

export const selectPhase = (state: RootState) => selectGame(state).phase;
export const selectName = (state: RootState) => selectGame(state).name;
export const selectOptionOrders = (state: RootState) => selectGame(state).optionOrders;
export const selectQuestionIndex = (state: RootState) => selectGame(state).questionIndex;
export const selectIsLastQuestion = (state: RootState) => isLast(selectGame(state));
export const selectSelectedOption = (state: RootState) => selectGame(state).selectedOption;
export const selectScore = (state: RootState) => selectGame(state).score;
export const selectChallenge = (state: RootState) => selectGame(state).challenge;
export const selectPercent = (state: RootState) => percentOf(selectScore(state));
export const selectBestScore = (state: RootState) => selectGame(state).bestScore;
export const selectAnswers = (state: RootState) => selectGame(state).answers;

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: selectPersisted,
  validate,
  reset: scoresReset,
} satisfies Persistence<QuizState, Persisted>;
