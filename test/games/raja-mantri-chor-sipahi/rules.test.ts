import fc from 'fast-check';
import {
  pointsOf,
  totalsOf,
  WORTH,
  winnersOf,
} from '../../../src/games/raja-mantri-chor-sipahi/pageRules';
import type { Deal, Guesser } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { isCaught, ROLES, suspectsOf } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { shuffled } from '../../../src/games/shared/shuffled';
import { countsOf } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';
import { anyDeal, anyGuesser, anyRounds } from './arbitraries';

const DEAL: Deal = ['raja', 'chor', 'mantri', 'sipahi'];

test('there are four chits, of 2300 points in all', () => {
  expect(ROLES).toEqual(['raja', 'mantri', 'sipahi', 'chor']);
  expect(WORTH).toEqual({ raja: 1000, mantri: 800, sipahi: 500, chor: 0 });
});

test.each<[Guesser, number[]]>([
  ['mantri', [1, 3]],
  ['sipahi', [1, 2]],
])('where the %s guesses, the suspects are the players %j', (guesser, suspects) => {
  expect(suspectsOf(DEAL, guesser)).toEqual(suspects);
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

test('the Chor is always among the two suspects, with neither Raja nor the one who guesses', () => {
  fc.assert(
    fc.property(anyDeal, anyGuesser, (deal, guesser) => {
      const roles = suspectsOf(deal, guesser).map((player) => deal[player]);
      expect(roles).toHaveLength(2);
      expect(roles).toContain('chor');
      expect(roles).not.toContain('raja');
      expect(roles).not.toContain(guesser);
    }),
  );
});

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

describe('the deal is fair', () => {
  /** Every way in which the three draws of a shuffle can fall. */
  const draws = [0, 1, 2, 3].flatMap((a) =>
    [0, 1, 2].flatMap((b) => [0, 1].map((c) => [(a + 0.5) / 4, (b + 0.5) / 3, (c + 0.5) / 2])),
  );
  const deals = draws.map((three) => {
    const left = [...three];
    return shuffled(ROLES, () => left.shift() as number);
  });

  test('each of the 24 deals comes from as many draws', () => {
    expect(new Set(deals.map(String)).size).toBe(24);
  });

  test('so each player has each chit in a quarter of them', () => {
    for (const player of [0, 1, 2, 3]) {
      const chits = deals.map((deal) => deal[player] as string);
      expect(countsOf(chits)).toEqual({ raja: 6, mantri: 6, sipahi: 6, chor: 6 });
    }
  });

  test('over many rounds each player has each chit about equally often', () => {
    const random = seededRandom(31);
    const rounds = Array.from({ length: 12_000 }, () => shuffled(ROLES, random));
    for (const player of [0, 1, 2, 3]) {
      for (const count of Object.values(countsOf(rounds.map((deal) => deal[player] as string)))) {
        // Five standard deviations of 47.
        expect(Math.abs(count - 3000)).toBeLessThan(237);
      }
    }
  });
});
