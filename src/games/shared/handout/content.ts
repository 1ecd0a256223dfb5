/**
 * The variant of the seal on a handout: gold for the best results, then silver and bronze, and `fun` for all other
 * results.
 */
export type SealVariant = 'gold' | 'silver' | 'bronze' | 'fun';

/** The fictional school that issues the handouts, which are report cards and certificates. */
export const school = {
  name: 'Last Bench Vidyalaya',
  motto: 'Peeche baitho, aage badho',
  signedBy: 'Class Teacher',
  /** The label of the empty line on which a name is written by hand after printing. */
  nameLine: 'Naam',
};

/** The id of the title of a handout. The title gets the focus when the handout replaces the game on the screen. */
export const HANDOUT_TITLE_ID = 'handout-title';
