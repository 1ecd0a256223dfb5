export const badges = {
  heading: 'Badges',
  earnedOn: (date: string) => `${date} ko mila`,
  notEarned: 'Abhi nahi mila',
  /**
   * Returns the text that says how many of all badges are earned, or how far a badge is. Example: `count(3, 16)` is
   * `3 / 16`.
   */
  count: (n: number, of: number) => `${n} / ${of}`,
  /** The label of the badge that is nearest. */
  next: 'Agla badge',
  allEarned: 'Full set complete! Ab inke liye almirah chahiye.',
};
