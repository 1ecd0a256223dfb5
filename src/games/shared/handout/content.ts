/** The variant of the seal, by the grade of the result. */
export type SealVariant = 'gold' | 'silver' | 'bronze' | 'fun';

/** The fictional school that issues the report card and the certificate. */
export const school = {
  name: 'Last Bench Vidyalaya',
  motto: 'Peeche baitho, aage badho',
  signedBy: 'Class Teacher',
  /** A blank line to be filled in by hand on the printed handout. */
  nameLine: 'Naam',
};

/** The id of the title, which gets the focus when the handout takes the place of the game. */
export const HANDOUT_TITLE_ID = 'handout-title';
