import { sliceSelector } from '../../../src/state/sliceSelector';
import type { RootState } from '../../../src/state/types';
import { bookCricketSlice } from './slice';

const selectGame = sliceSelector(bookCricketSlice);

export const selectIsRiffling = (state: RootState) => selectGame(state).phase === 'riffling';
export const selectRound = (state: RootState) => selectGame(state).round;
export const selectRuns = (state: RootState) => {
  const { phase, runs } = selectGame(state);
  return phase === 'open' ? runs : null;
};
export const selectBest = (state: RootState) => selectGame(state).best;
