import type { RootState } from '../../../src/state/types';
import type { BookCricketState } from './slice';
import { bookCricketSlice } from './slice';

/** The list at compile time has no such game. */
const selectGame = (state: RootState) =>
  bookCricketSlice.selectSlice(state as RootState & { bookCricket: BookCricketState });

export const selectIsRiffling = (state: RootState) => selectGame(state).phase === 'riffling';
export const selectRound = (state: RootState) => selectGame(state).round;
export const selectRuns = (state: RootState) => {
  const { phase, runs } = selectGame(state);
  return phase === 'open' ? runs : null;
};
export const selectBest = (state: RootState) => selectGame(state).best;
