/** The group of the six buttons; gets the focus when they come in the place of something else. */
export const THROWS_ID = 'throws';
/** The first of the two buttons after a toss that is won. */
export const BAT_ID = 'bat';
