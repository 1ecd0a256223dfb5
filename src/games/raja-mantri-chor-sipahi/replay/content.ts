export const replay = {
  /** What a step of the replay is called. */
  unit: 'Round',
  /** Before the first round. */
  start: 'Chaaron chit band. Sabke chehre usse bhi zyada band.',
  /** Who has named whom. */
  named: (by: string, suspect: string) => `${by} ne ${suspect} ki chit par shak kiya.`,
};
