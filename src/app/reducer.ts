import { combineReducers } from '@reduxjs/toolkit';
import { guessTheTeacherSlice } from '../games/guess-the-teacher/slice';
import { loveCalculatorSlice } from '../games/love-calculator/slice';
import { quizSlice } from '../games/quiz/slice';
import { rockPaperScissorsSlice } from '../games/rock-paper-scissors/slice';
import { truthOrDareSlice } from '../games/truth-or-dare/slice';
import { uiSlice } from '../site/uiSlice';

export const reducer = combineReducers({
  ui: uiSlice.reducer,
  loveCalculator: loveCalculatorSlice.reducer,
  truthOrDare: truthOrDareSlice.reducer,
  rockPaperScissors: rockPaperScissorsSlice.reducer,
  guessTheTeacher: guessTheTeacherSlice.reducer,
  quiz: quizSlice.reducer,
});
