/** The group of the six buttons; gets the focus when they come in the place of something else. */
export const THROWS_ID = 'throws';
