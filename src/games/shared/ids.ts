/** Gets the focus after the reset question: the reset button, or the heading where that button is gone. */
export const SCORE_RETURN_ID = 'score-return';
