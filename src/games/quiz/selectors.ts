import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { percentOf } from './pageRules';
import { isLast, quizSlice } from './slice';

const selectGame = sliceSelector(quizSlice);

export const selectPhase = (state: RootState) => selectGame(state).phase;
export const selectName = (state: RootState) => selectGame(state).name;
export const selectOptionOrders = (state: RootState) => selectGame(state).optionOrders;
export const selectQuestionIndex = (state: RootState) => selectGame(state).questionIndex;
export const selectIsLastQuestion = (state: RootState) => isLast(selectGame(state));
export const selectSelectedOption = (state: RootState) => selectGame(state).selectedOption;
export const selectScore = (state: RootState) => selectGame(state).score;
export const selectChallenge = (state: RootState) => selectGame(state).challenge;
export const selectPercent = (state: RootState) => percentOf(selectScore(state));
export const selectBestScore = (state: RootState) => selectGame(state).bestScore;
export const selectAnswers = (state: RootState) => selectGame(state).answers;
