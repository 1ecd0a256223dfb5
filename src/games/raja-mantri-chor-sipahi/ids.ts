/** The text field with the name of a player. */
export const nameFieldId = (player: number) => `player-${player + 1}`;

/** The button of the next step, in whatever phase: it gets the focus when the one before it is gone. */
export const STEP_ID = 'next-step';
/** The question that all look at when the phone is on the desk. */
export const QUESTION_ID = 'chor-kaun';
/** What became of the guess. */
export const VERDICT_ID = 'verdict';
