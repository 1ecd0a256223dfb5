import { jokes, messageOf } from '../../../../src/games/raja-mantri-chor-sipahi/share/content';
import { listed } from '../../../../src/games/raja-mantri-chor-sipahi/share/listed';

const message = (caughtPercent: number) =>
  messageOf({ winner: 'Raju', points: 4100, caughtPercent });

test('has a headline, a joke and a question, each of which fits two lines of a phone', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    const lines = message(percent);
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.length > 90)).toEqual([]);
    expect(lines[0]).toBe('Raja Mantri Chor Sipahi: Raju ke sar taaj! 4100 points');
    expect(lines[2]).toContain('?');
  }
});

test.each([
  [100, 0],
  [75, 0],
  [74, 1],
  [40, 1],
  [39, 2],
  [0, 2],
])('%i of a hundred right guesses have the joke of band %i', (percent, band) => {
  expect(message(percent)[1]).toBe(jokes[band]?.text);
});

test.each([
  [['Raju'], 'Raju'],
  [['Raju', 'Meena'], 'Raju aur Meena'],
  [['Raju', 'Bittu', 'Meena'], 'Raju, Bittu aur Meena'],
])('the names %j are listed as "%s"', (names, text) => expect(listed(names)).toBe(text));

test('somebody has won', () => expect(() => listed([])).toThrow('Somebody has won.'));
