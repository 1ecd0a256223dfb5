/** The school whose documents the question games hand out. */
export const school = {
  title: 'Last Bench Vidyalaya',
  motto: 'Peeche baitho, aage badho',
  signedBy: 'Class Teacher',
  /** Filled in by pen, on paper. */
  name: 'Naam',
};
