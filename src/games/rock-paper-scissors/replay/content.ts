export const replay = {
  /** What a step of the replay is called. */
  unit: 'Round',
  /** Before the first round. */
  start: 'Dono mutthi band. Ek, do...',
};
