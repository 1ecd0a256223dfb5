/** The button of the finger; gets the focus when a game starts or goes on. */
export const UDD_ID = 'udd';
/** Gets the focus when a challenge is accepted. */
export const START_ID = 'start';
/** Get the focus where the button that had it is gone. */
export const CONTINUE_ID = 'continue';
export const RESULT_ID = 'udd-result';
