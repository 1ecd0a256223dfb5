import { jokes, messageOf } from '../../../../src/games/raja-mantri-chor-sipahi/share/content';
import { listed } from '../../../../src/games/raja-mantri-chor-sipahi/share/listed';

/* That messages fit, and that no two say the same, is tested in ../../../sharing/messages.test.ts. */

test.each([
  [75, 0],
  [74, 1],
  [40, 1],
  [39, 2],
])('%i of a hundred right guesses have the joke of band %i, after the winner', (...row) => {
  const [caughtPercent, band] = row;
  expect(messageOf({ winner: 'Raju', points: 4100, caughtPercent }).slice(0, 2)).toEqual([
    'Raja Mantri Chor Sipahi: Raju ke sar taaj! 4100 points',
    jokes[band]?.text,
  ]);
});

test.each([
  [['Raju'], 'Raju'],
  [['Raju', 'Meena'], 'Raju aur Meena'],
  [['Raju', 'Bittu', 'Meena'], 'Raju, Bittu aur Meena'],
])('the names %j are listed as "%s"', (names, text) => expect(listed(names)).toBe(text));

test('somebody has won', () => expect(() => listed([])).toThrow('Somebody has won.'));
