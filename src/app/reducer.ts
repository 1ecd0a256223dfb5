import type { WithSlice } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { feedbackApi } from '../feedback/api';
import { feedbackSlice } from '../feedback/slice';
import { guessTheTeacherSlice } from '../games/guess-the-teacher/slice';
import { loveCalculatorSlice } from '../games/love-calculator/slice';
import { quizSlice } from '../games/quiz/slice';
import { rockPaperScissorsSlice } from '../games/rock-paper-scissors/slice';
import { truthOrDareSlice } from '../games/truth-or-dare/slice';
import { uiSlice } from '../site/uiSlice';

/** Each slice under its name; the API of the form comes with its page: see `inject.ts`. */
export const reducer = combineSlices(
  uiSlice,
  loveCalculatorSlice,
  truthOrDareSlice,
  rockPaperScissorsSlice,
  guessTheTeacherSlice,
  quizSlice,
  feedbackSlice,
).withLazyLoadedSlices<WithSlice<typeof feedbackApi>>();
