import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { rajaMantriSlice } from './slice';

export const selectGame = sliceSelector(rajaMantriSlice);

/** Of the round that is on, or has just ended; 1 is the first. */
export const selectRoundNumber = (state: RootState) => {
  const { deal, rounds } = selectGame(state);
  return rounds.length + (deal.length > 0 ? 1 : 0);
};
