import fc from 'fast-check';
import {
  pointsOf,
  totalsOf,
  winnersOf,
} from '../../../src/games/raja-mantri-chor-sipahi/pageRules';
import type { Guesser } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { anyRounds } from './arbitraries';
import { DEAL } from './turns';

test.each<[Guesser, number, number[]]>([
  ['mantri', 1, [1000, 0, 800, 500]],
  ['mantri', 3, [1000, 800, 0, 500]],
  ['sipahi', 1, [1000, 0, 800, 500]],
  ['sipahi', 2, [1000, 500, 800, 0]],
])('where the %s names player %i, that brings %j', (guesser, suspect, points) => {
  expect(pointsOf({ deal: DEAL, suspect }, guesser)).toEqual(points);
});

test('the totals are the sums of the rounds, 2300 for each', () => {
  expect(totalsOf([], 'mantri')).toEqual([0, 0, 0, 0]);
  fc.assert(
    fc.property(anyRounds(), ({ guesser, rounds }) => {
      const totals = totalsOf(rounds, guesser);
      expect(totals.reduce((sum, each) => sum + each)).toBe(2300 * rounds.length);
      const third = rounds.map((round) => pointsOf(round, guesser)[2] ?? 0);
      expect(totals[2]).toBe(third.reduce((sum, each) => sum + each));
    }),
  );
});

test.each([
  [[2300, 800, 500, 1000], [0]],
  [
    [1800, 2300, 800, 2300],
    [1, 3],
  ],
])('of the totals %j the winners are %j', (totals, winners) => {
  expect(winnersOf(totals)).toEqual(winners);
});
