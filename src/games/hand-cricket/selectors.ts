import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { handCricketSlice } from './slice';

export const selectMatch = sliceSelector(handCricketSlice);
export const selectIsThrowing = (state: RootState) => selectMatch(state).thrown !== null;
export const selectRound = (state: RootState) => selectMatch(state).round;
export const selectToday = (state: RootState) => selectMatch(state).today;
export const selectOvers = (state: RootState) => selectMatch(state).overs;
