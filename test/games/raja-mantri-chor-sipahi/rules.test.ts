import fc from 'fast-check';
import type { Guesser } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { isCaught, ROLES, suspectsOf } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { shuffled } from '../../../src/games/shared/shuffled';
import { countsOf } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';
import { anyDeal, anyGuesser } from './arbitraries';
import { DEAL } from './turns';

test('there are four chits, the most valuable first', () => {
  expect(ROLES).toEqual(['raja', 'mantri', 'sipahi', 'chor']);
});

test.each<[Guesser, number[]]>([
  ['mantri', [1, 3]],
  ['sipahi', [1, 2]],
])('where the %s guesses, the suspects are the players %j', (guesser, suspects) => {
  expect(suspectsOf(DEAL, guesser)).toEqual(suspects);
});

test.each([
  [0, false],
  [1, true],
  [2, false],
  [3, false],
])('naming player %i is right: %s', (suspect, right) => {
  expect(isCaught({ deal: DEAL, suspect })).toBe(right);
});

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
