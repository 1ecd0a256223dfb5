/** Gets the focus when the handout takes the place of the game. */
export const HANDOUT_TITLE_ID = 'handout-title';
