import fc from 'fast-check';
import { validate } from '../../../src/games/chidiya-udd/persisted';
import { LONGEST_MS } from '../../../src/games/chidiya-udd/rules';
import { isCount } from '../../support/checks';
import { anything } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

const NONE = { games: 0, best: 0 };
const INITIAL = { fast: NONE, calm: NONE, lifts: 0, liftMs: 0 };
const VALID = {
  ...{ fast: { games: 9, best: 41 }, calm: { games: 4, best: 77 } },
  ...{ lifts: 120, liftMs: 61_234 },
};

test('valid scores are unchanged, in the order in which they are stored', () => {
  expect(JSON.stringify(validate(VALID))).toBe(JSON.stringify(VALID));
});

test.each<[string, stored: object, expected: object]>([
  ['no game, as the first one may have been left', { fast: { games: 0, best: 7 } }, {}],
  ['scores of a mode that are no object', { calm: [7, 7] }, { calm: INITIAL.calm }],
  ['no games', { fast: { best: 41 } }, { fast: { games: 0, best: 41 } }],
  ['a count that is none', { calm: { games: 4, best: '7x' } }, { calm: { games: 4, best: 0 } }],
  ['no lifts', { lifts: -3 }, { lifts: 0, liftMs: 0 }],
  ['a time that is none', { liftMs: Number.NaN }, { liftMs: 0 }],
  ['the longest lifts', { lifts: 2, liftMs: 3600 }, {}],
  ['lifts that are too long', { lifts: 2, liftMs: 3601 }, { liftMs: 3600 }],
  ['another field in the scores of a mode', { fast: { ...VALID.fast, admin: true } }, VALID],
])('of scores with %s, all else is unchanged', (_what, stored, expected) => {
  expect(validate({ ...VALID, ...stored })).toEqual({ ...VALID, ...stored, ...expected });
});

const anyCount = fc.oneof(fc.nat(), fc.integer(), fc.double(), anything);
const anyScores = fc.oneof(
  fc.record({ games: anyCount, best: anyCount }, { requiredKeys: [] }),
  anything,
);
const almostValid = fc.record(
  { fast: anyScores, calm: anyScores, lifts: anyCount, liftMs: anyCount, phase: anything },
  { requiredKeys: [] },
);

testValidation({
  validate,
  initial: INITIAL,
  valid: VALID,
  unknown: { phase: 'calling', turn: 9, mode: 'duel', calls: [], isRecord: true },
  polluting: ['{"fast": {"__proto__": {"best": 7}}}'],
  anyStored: fc.oneof(almostValid, anything),
  isValid({ fast, calm, lifts, liftMs }) {
    const scores = [fast, calm].flatMap((mode) => Object.entries(mode));
    expect(scores.map(([field]) => field)).toEqual(['games', 'best', 'games', 'best']);
    const counts = [...scores.map(([, count]) => count), lifts, liftMs];
    return counts.every(isCount) && liftMs <= lifts * LONGEST_MS;
  },
});
