/** The texts of the player that shows a game again. */
export const replay = {
  region: 'Match ka replay',
  slider: 'Ball',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  /** The link to the game itself. */
  playYourself: 'Khud khelo',
  /** The step before the first ball. */
  start: 'Pehli ball aane wali hai',
  position: (unit: string, step: number, of: number) => `${unit} ${step} of ${of}`,
  /** Shown when the link cannot be read. */
  broken: 'Replay ki cassette ulajh gayi, pencil bhi kaam nahi aayi. Naya game yahin khelo.',
};
