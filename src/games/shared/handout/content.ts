/** The fictional school that issues the report card and the certificate. */
export const school = {
  title: 'Last Bench Vidyalaya',
  motto: 'Peeche baitho, aage badho',
  signedBy: 'Class Teacher',
  /** A blank line to be filled in by hand on the printed handout. */
  name: 'Naam',
};
