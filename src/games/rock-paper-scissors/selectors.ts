import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { rockPaperScissorsSlice } from './slice';

const selectGame = sliceSelector(rockPaperScissorsSlice);

export const selectIsShuffling = (state: RootState) => selectGame(state).phase === 'shuffling';
export const selectRound = (state: RootState) => selectGame(state).round;
export const selectPlayerChoice = (state: RootState) => selectGame(state).playerChoice;
export const selectComputerChoice = (state: RootState) => selectGame(state).computerChoice;
export const selectResult = (state: RootState) => selectGame(state).result;
export const selectTally = (state: RootState) => selectGame(state).tally;
export const selectHistory = (state: RootState) => selectGame(state).history;
export const selectStreak = (state: RootState) => selectGame(state).streak;
export const selectBestStreak = (state: RootState) => selectGame(state).bestStreak;
export const selectMilestone = (state: RootState) => selectGame(state).milestone;
export const selectChallenge = (state: RootState) => selectGame(state).challenge;
