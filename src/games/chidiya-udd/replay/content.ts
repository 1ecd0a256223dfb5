export const replay = {
  /** What a step of the replay is called. */
  unit: 'Call',
  /** Before the first call. */
  start: 'Sabki ungli neeche. Caller ne saans li...',
  right: 'sahi',
  wrong: 'galat',
  /** A finger that was not lifted. */
  down: 'ungli neeche',
  you: 'Tum',
};
