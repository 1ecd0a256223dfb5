import fc from 'fast-check';
import type { Guesser, Round } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import * as rules from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { shuffled } from '../../../src/games/shared/shuffled';
import { anyDeal, anyGuesser, anyRounds } from './arbitraries';
import { DEAL } from './turns';

test.each<[Guesser, number[]]>([
  ['mantri', [1, 3]],
  ['sipahi', [1, 2]],
])('where the %s guesses, the suspects are the players %j', (guesser, suspects) => {
  expect(rules.suspectsOf(DEAL, guesser)).toEqual(suspects);
});

test('naming the Chor is right, and nobody else', () => {
  expect([0, 1, 2, 3].filter((suspect) => rules.isCaught({ deal: DEAL, suspect }))).toEqual([1]);
});

test('the Chor is always among the two suspects, with neither Raja nor the one who guesses', () => {
  fc.assert(
    fc.property(anyDeal, anyGuesser, (deal, guesser) => {
      const roles = rules.suspectsOf(deal, guesser).map((player) => deal[player] as string);
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
  const deals = draws.map((left) => shuffled(rules.ROLES, () => left.shift() as number));
  expect(new Set(deals.map(String)).size).toBe(24);
  for (const deal of deals) expect(deal.toSorted()).toEqual(['chor', 'mantri', 'raja', 'sipahi']);
});

test.each<[Guesser, number, number[]]>([
  ['mantri', 1, [1000, 0, 800, 500]],
  ['mantri', 3, [1000, 800, 0, 500]],
  ['sipahi', 1, [1000, 0, 800, 500]],
  ['sipahi', 2, [1000, 500, 800, 0]],
])('where the %s names player %i, that brings %j', (guesser, suspect, points) => {
  expect(rules.pointsOf({ deal: DEAL, suspect }, guesser)).toEqual(points);
});

test('the totals are the sums of the rounds, 2300 for each', () => {
  expect(rules.totalsOf([], 'mantri')).toEqual([0, 0, 0, 0]);
  fc.assert(
    fc.property(anyRounds(), ({ guesser, rounds }) => {
      const totals = rules.totalsOf(rounds, guesser);
      expect(totals.reduce((sum, each) => sum + each)).toBe(2300 * rounds.length);
      const third = rounds.map((round) => rules.pointsOf(round, guesser)[2] ?? 0);
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
  expect(rules.winnersOf(totals)).toEqual(winners);
});

test('a round is a number from 0 to 47, and comes back from it', () => {
  expect(rules.numberOf({ deal: [...rules.ROLES], suspect: 3 }, 'mantri')).toBe(1);
  for (const guesser of rules.GUESSERS) {
    const rounds = Array.from(
      { length: 48 },
      (_, number) => rules.roundOf(number, guesser) as Round,
    );
    expect(rounds.map((round) => rules.numberOf(round, guesser))).toEqual([...rounds.keys()]);
    expect(
      rounds.every(({ deal, suspect }) => rules.suspectsOf(deal, guesser).includes(suspect)),
    ).toBe(true);
    expect(rules.roundOf(48, guesser)).toBeUndefined();
  }
});
