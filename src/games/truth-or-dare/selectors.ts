import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { isOpen, playerOf, truthOrDareSlice } from './slice';

export const selectGame = sliceSelector(truthOrDareSlice);

export const selectPlayer = (state: RootState) => playerOf(selectGame(state));

export const selectPhase = (state: RootState) => selectGame(state).phase;
export const selectRound = (state: RootState) => selectGame(state).round;
export const selectDifficulty = (state: RootState) => selectGame(state).difficulty;
export const selectLastTask = (state: RootState) => selectGame(state).lastTask;
export const selectBags = (state: RootState) => selectGame(state).bags;
export const selectOpenTask = (state: RootState) =>
  isOpen(selectGame(state)) ? selectLastTask(state) : null;
export const selectCountdown = (state: RootState) => selectGame(state).countdown;
export const selectTasksCompleted = (state: RootState) => selectGame(state).tasksCompleted;
export const selectStreak = (state: RootState) => selectGame(state).streak;
export const selectBestStreak = (state: RootState) => selectGame(state).bestStreak;
