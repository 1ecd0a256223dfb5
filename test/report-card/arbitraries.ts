import fc from 'fast-check';
import { games } from '../../src/games';
import { POINTS } from '../../src/games/backbencher-test/rules';
import { BADGE_IDS } from '../../src/games/shared/badgeIds';
import { DIFFICULTIES } from '../../src/games/truth-or-dare/rules';
import { guideSlugs } from '../../src/paths';
import type { Persisted } from '../../src/report-card/slice';
import { badgesSlice, LAST_DAY, validate } from '../../src/report-card/slice';
import type { Feature } from '../../src/state/feature';
import { makeReducer } from '../../src/state/reducer';
import { scoresTaken } from '../../src/state/scoresTaken';
import type { RootState } from '../../src/state/types';
import { overOf } from '../games/hand-cricket/arbitraries';
import { anything } from '../support/hostileValues';
import { features, gameFeatures } from '../support/store';
import { validFields } from '../support/storedTexts';

const count = fc.oneof(fc.nat(9), fc.nat(200), fc.constantFrom(0, 999_999_999));

/** The first day that there is, some of these years, and the last. */
const day = fc.oneof(
  fc.integer({ min: 20_780, max: 20_790 }),
  fc.integer({ min: 1, max: LAST_DAY }),
  fc.constantFrom(1, LAST_DAY),
);

const overs = fc
  .array(day.chain((each) => fc.tuple(fc.constant(`${each}`), overOf(each))))
  .map(Object.fromEntries);

/** What a game may have stored, as long as it is about right; `validate` of the game does the rest. */
const storedScores = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(validFields).map(([name, value]): [string, fc.Arbitrary<unknown>] => [
        name,
        typeof value === 'number' ? count : fc.constant(value),
      ]),
    ),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    tally: fc.record({ playerWins: count, computerWins: count, ties: count }),
    bestScore: fc.oneof(
      fc.nat(5),
      fc.nat(10).map((hints) => hints * 5),
    ),
    ticked: fc.subarray([...POINTS]),
    overs,
    fast: fc.record({ games: count, best: count }),
    calm: fc.record({ games: count, best: count }),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const anyPlays = fc.record({ count, day });

/** Days played, badges with their days, guides: all that the slice stores and a code moves. */
export const anyBadges: fc.Arbitrary<Persisted> = fc
  .record({
    earned: fc.dictionary(fc.constantFrom(...BADGE_IDS), day, { noNullPrototype: true }),
    plays: fc.dictionary(fc.constantFrom(...games.map(({ key }) => key)), anyPlays, {
      noNullPrototype: true,
    }),
    days: count,
    guides: fc.shuffledSubarray([...guideSlugs]),
  })
  // In the order in which they came, as the reducers leave them.
  .map(({ earned, plays, days, guides }) => ({
    earned,
    plays,
    days: validate({ plays, days }).days,
    guides,
    lastGame: null,
  }));

/** A state in which every game, and the card, has valid scores. */
export function stateWith(scoresOf: (feature: Feature) => unknown, badges: Persisted): RootState {
  const reducer = makeReducer([...features, { slice: badgesSlice }]);
  const scores = gameFeatures.flatMap((feature): [string, object][] => {
    const { slice, persisted } = feature;
    return persisted ? [[slice.name, persisted.validate(scoresOf(feature))]] : [];
  });
  const stored = { ...Object.fromEntries(scores), badges };
  return reducer(undefined, scoresTaken({ from: 'storage', scores: stored }));
}

/** Of anybody at all: as games may have stored it, and now and then anything. */
export const anyState: fc.Arbitrary<RootState> = fc
  .record({
    stored: fc.array(fc.oneof({ weight: 9, arbitrary: storedScores }, anything), {
      minLength: games.length,
      maxLength: games.length,
    }),
    badges: anyBadges,
  })
  .map(({ stored, badges }) =>
    stateWith(({ slice }) => stored[games.findIndex((game) => game.key === slice.name)], badges),
  );
