import fc from 'fast-check';
import { reducer } from '../../../src/app/reducer';
import { validate } from '../../../src/games/raja-mantri-chor-sipahi/persisted';
import { scoresRestored, selectPersisted } from '../../../src/games/raja-mantri-chor-sipahi/slice';
import { anything } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

const INITIAL = { games: 0, roundsPlayed: 0, caught: 0 };
const VALID = { games: 3, roundsPlayed: 15, caught: 9 };

test('valid scores are unchanged, in the order in which they are stored', () => {
  expect(JSON.stringify(validate(VALID))).toBe(JSON.stringify(VALID));
});

test.each([
  [
    { ...VALID, games: '7x' },
    { ...VALID, games: 0 },
  ],
  [
    { ...VALID, caught: Number.NaN },
    { ...VALID, caught: 0 },
  ],
  [
    { ...VALID, roundsPlayed: -3 },
    { ...VALID, roundsPlayed: 9 },
  ],
  [{ games: 2 }, { games: 2, caught: 0, roundsPlayed: 2 }],
  [{ caught: 3 }, { games: 0, caught: 3, roundsPlayed: 3 }],
  [
    { games: 4, caught: 3, roundsPlayed: 1 },
    { games: 4, caught: 3, roundsPlayed: 4 },
  ],
])(
  'a count that is none is 0, and rounds are at least as many as games and right guesses: %j',
  (...row) => {
    const [stored, expected] = row;
    expect(validate(stored)).toEqual(expected);
  },
);

const anyCount = fc.oneof(fc.nat(), fc.integer(), fc.double(), anything);
const almostValid = fc.record(
  { games: anyCount, caught: anyCount, roundsPlayed: anyCount, phase: anything },
  { requiredKeys: [] },
);
const anyStored = fc.oneof(almostValid, anything);

testValidation({
  validate,
  initial: INITIAL,
  valid: VALID,
  unknown: { phase: 'looking', names: ['a'], deal: ['raja'], rounds: [], suspect: 2 },
  polluting: [
    '{"__proto__": {"games": 7, "caught": 7}}',
    '{"constructor": {"prototype": {"games": 7}}}',
  ],
  anyStored,
});

test('for any stored value the counts are valid, and are what is restored', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const validated = validate(stored);
      expect(Object.keys(validated)).toEqual(Object.keys(INITIAL));
      for (const count of Object.values(validated)) {
        expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
      }
      expect(validated.roundsPlayed).toBeGreaterThanOrEqual(validated.games);
      expect(validated.roundsPlayed).toBeGreaterThanOrEqual(validated.caught);
      const restored = reducer(undefined, scoresRestored(validated));
      expect(selectPersisted(restored.rajaMantri)).toEqual(validated);
    }),
  );
});
