import { combineReducers } from '@reduxjs/toolkit';
import { loveCalculatorSlice } from '../games/love-calculator/slice';
import { uiSlice } from '../site/uiSlice';

export const reducer = combineReducers({
  ui: uiSlice.reducer,
  loveCalculator: loveCalculatorSlice.reducer,
});
