import { combineReducers } from '@reduxjs/toolkit';
import { loveCalculatorSlice } from '../games/love-calculator/slice';
import { rockPaperScissorsSlice } from '../games/rock-paper-scissors/slice';
import { truthOrDareSlice } from '../games/truth-or-dare/slice';
import { uiSlice } from '../site/uiSlice';

export const reducer = combineReducers({
  ui: uiSlice.reducer,
  loveCalculator: loveCalculatorSlice.reducer,
  truthOrDare: truthOrDareSlice.reducer,
  rockPaperScissors: rockPaperScissorsSlice.reducer,
});
