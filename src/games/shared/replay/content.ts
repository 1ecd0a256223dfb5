/** The texts of the replay player, which shows a played game again step by step. */
export const replay = {
  region: 'Match ka replay',
  slider: 'Ball',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  /** The text of the link from the replay to the game itself. */
  playYourself: 'Khud khelo',
  /** The description of step 0, which is before the first ball. */
  start: 'Pehli ball aane wali hai',
  position: (unit: string, step: number, of: number) => `${unit} ${step} of ${of}`,
  /** The message that is shown if the link cannot be read. */
  broken: 'Replay ki cassette ulajh gayi, pencil bhi kaam nahi aayi. Naya game yahin khelo.',
};
