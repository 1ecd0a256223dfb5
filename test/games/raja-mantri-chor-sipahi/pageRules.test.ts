import fc from 'fast-check';
import {
  pointsOf,
  totalsOf,
  WORTH,
  winnersOf,
} from '../../../src/games/raja-mantri-chor-sipahi/pageRules';
import type { Guesser } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { isCaught, suspectsOf } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { anyDeal, anyGuesser, anyRounds } from './arbitraries';
import { DEAL } from './turns';

test('there are four chits, of 2300 points in all', () => {
  expect(WORTH).toEqual({ raja: 1000, mantri: 800, sipahi: 500, chor: 0 });
});

test.each<[Guesser, number, boolean, number[]]>([
  ['mantri', 1, true, [1000, 0, 800, 500]],
  ['mantri', 3, false, [1000, 800, 0, 500]],
  ['sipahi', 1, true, [1000, 0, 800, 500]],
  ['sipahi', 2, false, [1000, 500, 800, 0]],
])(
  'where the %s names player %i, that is right: %s, and brings %j',
  (guesser, suspect, right, points) => {
    expect(isCaught({ deal: DEAL, suspect })).toBe(right);
    expect(pointsOf({ deal: DEAL, suspect }, guesser)).toEqual(points);
  },
);

test('the points of each round are 2300 in all, whoever is named; Raja always has 1000', () => {
  fc.assert(
    fc.property(anyRounds(), ({ guesser, rounds }) => {
      for (const round of rounds) {
        const points = pointsOf(round, guesser);
        expect(points.reduce((sum, each) => sum + each)).toBe(2300);
        expect(points[round.deal.indexOf('raja')]).toBe(1000);
      }
    }),
  );
});

test('a wrong guess takes all points from the one who guessed, and nothing from the fourth', () => {
  fc.assert(
    fc.property(anyDeal, anyGuesser, (deal, guesser) => {
      const suspects = suspectsOf(deal, guesser);
      const chor = deal.indexOf('chor');
      const other = suspects.find((player) => player !== chor) as number;
      const [right, wrong] = [chor, other].map((suspect) => pointsOf({ deal, suspect }, guesser));
      expect(wrong?.[deal.indexOf(guesser)]).toBe(0);
      expect(wrong?.[chor]).toBe(right?.[deal.indexOf(guesser)]);
      expect(wrong?.[other]).toBe(right?.[other]);
    }),
  );
});

test('totals are the sums of the rounds, and the winners are all who have the most', () => {
  expect(totalsOf([], 'mantri')).toEqual([0, 0, 0, 0]);
  fc.assert(
    fc.property(anyRounds(), ({ guesser, rounds }) => {
      const totals = totalsOf(rounds, guesser);
      expect(totals.reduce((sum, each) => sum + each)).toBe(2300 * rounds.length);
      expect(totals[2]).toBe(
        rounds.reduce((sum, round) => sum + (pointsOf(round, guesser)[2] ?? 0), 0),
      );
      const winners = winnersOf(totals);
      for (const [player, total] of totals.entries()) {
        expect(winners.includes(player)).toBe(totals.every((other) => other <= total));
      }
    }),
  );
});

test.each([
  [[2300, 800, 500, 1000], [0]],
  [
    [1800, 2300, 800, 2300],
    [1, 3],
  ],
  [
    [0, 0, 0, 0],
    [0, 1, 2, 3],
  ],
])('of the totals %j the winners are %j', (totals, winners) => {
  expect(winnersOf(totals)).toEqual(winners);
});
