import fc from 'fast-check';
import type { Deal, Guesser, Round } from '../../../src/games/raja-mantri-chor-sipahi/rules';
import { GUESSERS, ROLES, suspectsOf } from '../../../src/games/raja-mantri-chor-sipahi/rules';

export const anyDeal: fc.Arbitrary<Deal> = fc.shuffledSubarray([...ROLES], { minLength: 4 });

export const anyGuesser = fc.constantFrom(...GUESSERS);

/** A round that can have been played by this rule. */
export const anyRound = (guesser: Guesser): fc.Arbitrary<Round> =>
  fc
    .record({ deal: anyDeal, at: fc.constantFrom(0, 1) })
    .map(({ deal, at }) => ({ deal, suspect: suspectsOf(deal, guesser)[at] as number }));

/** All rounds of a game, with its rule. */
export const anyRounds = (most = 10) =>
  anyGuesser.chain((guesser) =>
    fc.record({
      guesser: fc.constant(guesser),
      rounds: fc.array(anyRound(guesser), { minLength: 1, maxLength: most }),
    }),
  );
