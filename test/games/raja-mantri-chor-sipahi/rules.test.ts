import fc from 'fast-check';
import type { Guesser } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { isCaught, ROLES, suspectsOf } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { shuffled } from '../../../src/games/shared/shuffled';
import { anyDeal, anyGuesser } from './arbitraries';
import { DEAL } from './turns';

test.each<[Guesser, number[]]>([
  ['mantri', [1, 3]],
  ['sipahi', [1, 2]],
])('where the %s guesses, the suspects are the players %j', (guesser, suspects) => {
  expect(suspectsOf(DEAL, guesser)).toEqual(suspects);
});

test('naming the Chor is right, and nobody else', () => {
  expect([0, 1, 2, 3].filter((suspect) => isCaught({ deal: DEAL, suspect }))).toEqual([1]);
});

test('the Chor is always among the two suspects, with neither Raja nor the one who guesses', () => {
  fc.assert(
    fc.property(anyDeal, anyGuesser, (deal, guesser) => {
      const roles = suspectsOf(deal, guesser).map((player) => deal[player] as string);
      const others = ['mantri', 'sipahi'].filter((role) => role !== guesser);
      expect(roles.toSorted()).toEqual(['chor', ...others]);
    }),
  );
});

test('the deal is fair: each of the 24 comes from as many draws, and no chit is there twice', () => {
  /** Every way in which the three draws of a shuffle can fall. */
  const draws = [0, 1, 2, 3].flatMap((a) =>
    [0, 1, 2].flatMap((b) => [0, 1].map((c) => [(a + 0.5) / 4, (b + 0.5) / 3, (c + 0.5) / 2])),
  );
  const deals = draws.map((left) => shuffled(ROLES, () => left.shift() as number));
  expect(new Set(deals.map(String)).size).toBe(24);
  for (const deal of deals) expect(deal.toSorted()).toEqual(['chor', 'mantri', 'raja', 'sipahi']);
});
