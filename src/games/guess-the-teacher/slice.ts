import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import { fieldsOf, integerUpTo } from '../shared/validate';
import type { DrawnCard, TeacherType } from './rules';
import { certificateFor, HINT_COST, MAX_SCORE, pointsFor, ROUND_COUNT } from './rules';

export type GuessTheTeacherState = {
  phase: 'idle' | 'guessing' | 'guessed' | 'ended';
  /** The number of the round, from 1 to 5. */
  round: number;
  /** The teacher of this round; null before the first draw. */
  teacherType: TeacherType | null;
  /** The cards of this class (a game of five rounds) so far. The last card is the card of this round. */
  cards: DrawnCard[];
  /** For each teacher, the indices of the cards that were shown in this visit; the longest ago comes first. */
  seenCards: Record<TeacherType, number[]>;
  /** The index of the hint that was drawn in this round; null without a hint. */
  hint: number | null;
  hintUsed: boolean;
  /** The number of hints that were drawn in this class. */
  hintsUsed: number;
  guess: TeacherType | null;
  score: number;
  /** The challenge of a friend that is being played; null in a class without a challenge. */
  challenge: Challenge | null;
  /** The best score of all finished classes. */
  bestScore: number;
  /** Whether the class that has ended is better than every class before it. The first class is not. */
  isRecord: boolean;
};

/** The challenge of a friend: the cards of the friend's class, and the friend's score. */
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
  isRecord: false,
};

/**
 * Returns the card in a payload. In action logs of earlier versions, a payload is only the type of a teacher, so
 * the function adds card 0.
 */
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

function startClass(state: GuessTheTeacherState, first: DrawnCard, challenge: Challenge | null) {
  state.round = 1;
  state.cards = [];
  state.hintsUsed = 0;
  state.score = 0;
  state.isRecord = false;
  state.challenge = challenge;
  startRound(state, first);
}

const isRight = ({ guess, teacherType }: GuessTheTeacherState) =>
  guess !== null && guess === teacherType;

/** The points of this round; 0 before the guess. */
const pointsOf = (state: GuessTheTeacherState) => pointsFor(isRight(state), state.hintUsed);

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
    /** Starts the class of a friend. A class that was being played is dropped. */
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
      state.isRecord = state.bestScore > 0 && state.score > state.bestScore;
      state.bestScore = Math.max(state.bestScore, state.score);
    },
    scoresReset(state) {
      state.bestScore = 0;
      state.isRecord = false;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.guessTheTeacher);
    }),
  selectors: {
    selectPhase: ({ phase }) => phase,
    selectRound: ({ round }) => round,
    selectIsLastRound: ({ round }) => round === ROUND_COUNT,
    selectTeacherType: ({ teacherType }) => teacherType,
    selectCards: ({ cards }) => cards,
    /** The index of this round's card among the three cards of the teacher; null before the first draw. */
    selectCard: ({ cards }) => cards[cards.length - 1]?.card ?? null,
    selectSeenCards: ({ seenCards }) => seenCards,
    selectHint: ({ hint }) => hint,
    selectHintsUsed: ({ hintsUsed }) => hintsUsed,
    selectGuess: ({ guess }) => guess,
    selectIsRight: isRight,
    selectPoints: pointsOf,
    selectScore: ({ score }) => score,
    selectChallenge: ({ challenge }) => challenge,
    selectIsChallenged: ({ challenge }) => challenge !== null,
    selectCertificate: ({ score }) => certificateFor(score),
    selectBestScore: ({ bestScore }) => bestScore,
    selectIsRecord: ({ isRecord }) => isRecord,
  },
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

export const {
  selectPhase,
  selectRound,
  selectIsLastRound,
  selectTeacherType,
  selectCards,
  selectCard,
  selectSeenCards,
  selectHint,
  selectHintsUsed,
  selectGuess,
  selectIsRight,
  selectPoints,
  selectScore,
  selectChallenge,
  selectIsChallenged,
  selectCertificate,
  selectBestScore,
  selectIsRecord,
} = guessTheTeacherSlice.getSelectors(sliceSelector(guessTheTeacherSlice));

/**
 * Parses the stored best score. Takes any value. A valid score is a multiple of 5, from 0 to 50. All else becomes 0.
 * Examples: `validate({ bestScore: 45 })` keeps 45. `validate({ bestScore: 42 })` gives 0.
 */
export function validate(stored: unknown): Persisted {
  const bestScore = integerUpTo(MAX_SCORE, fieldsOf(stored).bestScore) ?? 0;
  return { bestScore: bestScore % HINT_COST === 0 ? bestScore : 0 };
}

/** The part of the state that is stored, and is read again in the next visit. */
export const persisted = {
  version: 1,
  select: ({ bestScore }) => ({ bestScore }),
  validate,
  reset: scoresReset,
} satisfies Persistence<GuessTheTeacherState, Persisted>;
