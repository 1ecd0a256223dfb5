import fc from 'fast-check';
import { validate } from '../../../src/games/raja-mantri-chor-sipahi/persisted';
import { isCount } from '../../support/checks';
import { anything } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

const INITIAL = { games: 0, roundsPlayed: 0, caught: 0 };
const VALID = { games: 3, roundsPlayed: 15, caught: 9 };

test('valid scores are unchanged, in the order in which they are stored', () => {
  expect(JSON.stringify(validate(VALID))).toBe(JSON.stringify(VALID));
});

test.each([
  [{ games: '7x' }, { games: 0 }],
  [{ caught: Number.NaN }, { caught: 0 }],
  // Rounds are at least as many as games and right guesses.
  [{ roundsPlayed: -3 }, { roundsPlayed: 9 }],
  [
    { roundsPlayed: 1, games: 10 },
    { roundsPlayed: 10, games: 10 },
  ],
])('of scores with %j all but %j is unchanged', (stored, expected) => {
  expect(validate({ ...VALID, ...stored })).toEqual({ ...VALID, ...expected });
});

const anyCount = fc.oneof(fc.nat(), fc.integer(), fc.double(), anything);
const almostValid = fc.record(
  { games: anyCount, caught: anyCount, roundsPlayed: anyCount, phase: anything },
  { requiredKeys: [] },
);

testValidation({
  validate,
  initial: INITIAL,
  valid: VALID,
  unknown: { phase: 'looking', names: ['a'], deal: ['raja'], rounds: [], suspect: 2 },
  anyStored: fc.oneof(almostValid, anything),
  isValid: ({ games, roundsPlayed, caught }) =>
    [games, roundsPlayed, caught].every(isCount) && roundsPlayed >= Math.max(games, caught),
});
