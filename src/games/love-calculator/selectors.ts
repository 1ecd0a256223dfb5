import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { loveCalculatorSlice } from './slice';

const selectGame = sliceSelector(loveCalculatorSlice);

export const selectFirstName = (state: RootState) => selectGame(state).firstName;
export const selectSecondName = (state: RootState) => selectGame(state).secondName;
export const selectMode = (state: RootState) => selectGame(state).mode;
export const selectResult = (state: RootState) => selectGame(state).result;
export const selectSteps = (state: RootState) => selectGame(state).steps;
export const selectFlames = (state: RootState) => selectGame(state).flames;
