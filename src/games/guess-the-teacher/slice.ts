import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { fieldsOf, integerUpTo } from '../shared/validate';
import type { DrawnCard, TeacherType } from './rules';
import { certificateFor, HINT_COST, MAX_SCORE, pointsFor, ROUND_COUNT } from './rules';

export type GuessTheTeacherState = {
  phase: 'idle' | 'guessing' | 'guessed' | 'ended';
  /** Counts from 1. */
  round: number;
  /** The teacher of this round; null before the first draw. */
  teacherType: TeacherType | null;
  /** Those of this class so far; the last one is on the screen. */
  cards: DrawnCard[];
  /**
   * The cards of each teacher shown in this visit, the longest ago first: indices among those of the
   * teacher.
   */
  seenCards: Record<TeacherType, number[]>;
  /** The index of the hint drawn in this round. */
  hint: number | null;
  hintUsed: boolean;
  /** In all rounds of this class. */
  hintsUsed: number;
  guess: TeacherType | null;
  score: number;
  /** The accepted one of a friend, until another class starts; null without one. */
  challenge: Challenge | null;
  /** Of all finished classes, persisted. */
  bestScore: number;
};

/** A friend's class: all its cards, and the friend's score. */
export type Challenge = Pick<GuessTheTeacherState, 'cards' | 'score'>;

export type Persisted = Pick<GuessTheTeacherState, 'bestScore'>;

const initialState: GuessTheTeacherState = {
  phase: 'idle',
  round: 1,
  teacherType: null,
  cards: [],
  seenCards: { math: [], english: [], pe: [], history: [], science: [] },
  hint: null,
  hintUsed: false,
  hintsUsed: 0,
  guess: null,
  score: 0,
  challenge: null,
  bestScore: 0,
};

/** The payload; logs of earlier versions have the teacher's type alone. */
const cardOf = (payload: DrawnCard | TeacherType): DrawnCard =>
  typeof payload === 'string' ? { teacherType: payload, card: 0 } : payload;

function startRound(state: GuessTheTeacherState, { teacherType, card }: DrawnCard) {
  const seenBefore = state.seenCards[teacherType].filter((seen) => seen !== card);
  state.phase = 'guessing';
  state.teacherType = teacherType;
  state.cards.push({ teacherType, card });
  state.seenCards[teacherType] = [...seenBefore, card];
  state.hint = null;
  state.hintUsed = false;
  state.guess = null;
}

export const isRight = ({ guess, teacherType }: GuessTheTeacherState) =>
  guess !== null && guess === teacherType;

function startClass(state: GuessTheTeacherState, first: DrawnCard, challenge: Challenge | null) {
  state.round = 1;
  state.cards = [];
  state.hintsUsed = 0;
  state.score = 0;
  state.challenge = challenge;
  startRound(state, first);
}

/** Points scored in this round; 0 before the guess. */
export const pointsOf = (state: GuessTheTeacherState) => pointsFor(isRight(state), state.hintUsed);

declare module '../../state/reducer' {
  interface LazySlices {
    guessTheTeacher: GuessTheTeacherState;
  }
}

export const guessTheTeacherSlice = createSlice({
  name: 'guessTheTeacher',
  initialState,
  reducers: {
    classStarted(state, { payload }: PayloadAction<DrawnCard>) {
      if (state.phase !== 'idle' && state.phase !== 'ended') return;
      startClass(state, cardOf(payload), null);
    },
    /** Ends a class that is going on. */
    challengeAccepted(state, { payload }: PayloadAction<Challenge>) {
      const first = payload.cards[0];
      if (first) startClass(state, first, payload);
    },
    hintRevealed(state, { payload }: PayloadAction<{ round: number; hint: number }>) {
      if (state.phase !== 'guessing' || payload.round !== state.round || state.hintUsed) return;
      state.hint = payload.hint;
      state.hintUsed = true;
      state.hintsUsed += 1;
    },
    teacherGuessed(state, { payload }: PayloadAction<{ round: number; guess: TeacherType }>) {
      if (state.phase !== 'guessing' || payload.round !== state.round) return;
      state.phase = 'guessed';
      state.guess = payload.guess;
      state.score += pointsOf(state);
    },
    nextTeacherCame(state, { payload }: PayloadAction<DrawnCard>) {
      if (state.phase !== 'guessed' || state.round === ROUND_COUNT) return;
      const drawn = cardOf(payload);
      if (drawn.teacherType === state.teacherType) return;
      state.round += 1;
      startRound(state, drawn);
    },
    classEnded(state) {
      if (state.phase !== 'guessed' || state.round !== ROUND_COUNT) return;
      state.phase = 'ended';
      state.bestScore = Math.max(state.bestScore, state.score);
    },
    scoresReset(state) {
      state.bestScore = 0;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.guessTheTeacher);
    }),
});

export const {
  classStarted,
  challengeAccepted,
  hintRevealed,
  teacherGuessed,
  nextTeacherCame,
  classEnded,
  scoresReset,
} = guessTheTeacherSlice.actions;

/** The part of the state that is persisted. */
export const selectPersisted = ({ bestScore }: GuessTheTeacherState): Persisted => ({ bestScore });

/**
 * Parses the stored best score. Takes any value; a score that cannot be reached becomes 0.
 * Example: `validate({ bestScore: 45 })` keeps 45, `validate({ bestScore: 42 })` gives 0.
 */
export function validate(stored: unknown): Persisted {
  const bestScore = integerUpTo(MAX_SCORE, fieldsOf(stored).bestScore) ?? 0;
  return { bestScore: bestScore % HINT_COST === 0 ? bestScore : 0 };
}

const selectGame = sliceSelector(guessTheTeacherSlice);

export const selectPhase = (state: RootState) => selectGame(state).phase;
export const selectRound = (state: RootState) => selectGame(state).round;
export const selectIsLastRound = (state: RootState) => selectRound(state) === ROUND_COUNT;
export const selectTeacherType = (state: RootState) => selectGame(state).teacherType;
export const selectCards = (state: RootState) => selectGame(state).cards;
/** The index of the card of this round, among those of the teacher; null before the first draw. */
export const selectCard = (state: RootState) => {
  const cards = selectCards(state);
  return cards[cards.length - 1]?.card ?? null;
};
export const selectSeenCards = (state: RootState) => selectGame(state).seenCards;
export const selectHint = (state: RootState) => selectGame(state).hint;
export const selectHintsUsed = (state: RootState) => selectGame(state).hintsUsed;
export const selectGuess = (state: RootState) => selectGame(state).guess;
export const selectIsRight = (state: RootState) => isRight(selectGame(state));
/** Points scored in this round; 0 before the guess. */
export const selectPoints = (state: RootState) => pointsOf(selectGame(state));
export const selectScore = (state: RootState) => selectGame(state).score;
export const selectChallenge = (state: RootState) => selectGame(state).challenge;
export const selectCertificate = (state: RootState) => certificateFor(selectScore(state));
export const selectBestScore = (state: RootState) => selectGame(state).bestScore;

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: selectPersisted,
  validate,
  reset: scoresReset,
} satisfies Persistence<GuessTheTeacherState, Persisted>;
