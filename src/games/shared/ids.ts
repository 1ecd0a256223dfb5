/** Gets the focus after the reset question: the reset button, or what takes its place where that button is gone. */
export const SCORE_RETURN_ID = 'score-return';
