/** The player of a match that is over, for any game. */
export const replay = {
  region: 'Match ka replay',
  slider: 'Ball',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  /** Link to the game. */
  playYourself: 'Khud khelo',
  /** Before the first ball. */
  start: 'Pehli ball aane wali hai',
  position: (unit: string, step: number, of: number) => `${unit} ${step} of ${of}`,
  /** The link cannot be read. */
  broken: 'Replay ki cassette ulajh gayi, pencil bhi kaam nahi aayi. Naya game yahin khelo.',
};
