import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { certificateFor } from './pageRules';
import { ROUND_COUNT } from './rules';
import { guessTheTeacherSlice, isRight, pointsOf } from './slice';

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
