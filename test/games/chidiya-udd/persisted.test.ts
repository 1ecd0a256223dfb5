import fc from 'fast-check';
import { reducer } from '../../../src/app/reducer';
import { validate } from '../../../src/games/chidiya-udd/persisted';
import { LONGEST_MS } from '../../../src/games/chidiya-udd/rules';
import { scoresRestored, selectPersisted } from '../../../src/games/chidiya-udd/slice';
import { anything, fewNotCounts, fewNotObjects } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

const INITIAL = {
  fast: { games: 0, best: 0 },
  calm: { games: 0, best: 0 },
  lifts: 0,
  liftMs: 0,
};
const VALID = {
  fast: { games: 9, best: 41 },
  calm: { games: 4, best: 77 },
  lifts: 120,
  liftMs: 61_234,
};

test('valid scores are unchanged, in the order in which they are stored', () => {
  expect(JSON.stringify(validate(VALID))).toBe(JSON.stringify(VALID));
});

test('a best score without a game is kept: the first game may have been left', () => {
  const stored = { ...INITIAL, fast: { games: 0, best: 7 }, calm: { games: 0, best: 3 } };
  expect(validate(stored)).toEqual(stored);
});

describe.each(['fast', 'calm'] as const)('the scores of a game in mode %s', (mode) => {
  test.each(fewNotObjects)('are 0 if they are %s; the rest is unchanged', (_what, scores) => {
    expect(validate({ ...VALID, [mode]: scores })).toEqual({ ...VALID, [mode]: INITIAL[mode] });
  });

  test.each(['games', 'best'])('without %s are 0 there alone', (field) => {
    const scores = { ...VALID[mode], [field]: undefined };
    const expected = { ...VALID[mode], [field]: 0 };
    expect(validate({ ...VALID, [mode]: scores })).toEqual({ ...VALID, [mode]: expected });
  });

  test.each(fewNotCounts)('that are %s become 0', (_what, count) => {
    const scores = { games: count, best: count };
    expect(validate({ ...VALID, [mode]: scores })).toEqual({ ...VALID, [mode]: INITIAL[mode] });
  });

  test('have no other field', () => {
    const scores = { ...VALID[mode], admin: true };
    expect(validate({ ...VALID, [mode]: scores })).toEqual(VALID);
  });
});

describe('lifts', () => {
  test.each(fewNotCounts)('that are %s took no time', (_what, lifts) => {
    expect(validate({ ...VALID, lifts })).toEqual({ ...VALID, lifts: 0, liftMs: 0 });
  });

  test.each(fewNotCounts)('took no time if that is %s', (_what, liftMs) => {
    expect(validate({ ...VALID, liftMs })).toEqual({ ...VALID, liftMs: 0 });
  });

  test.each([
    [0, 0, 0],
    [0, 1, 0],
    [1, 1800, 1800],
    [1, 1801, 1800],
    [2, 0, 0],
    [2, 3600, 3600],
    [2, 9000, 3600],
  ])('%i of %i ms in all took %i', (lifts, liftMs, expected) => {
    expect(validate({ ...VALID, lifts, liftMs })).toEqual({ ...VALID, lifts, liftMs: expected });
  });

  test('may take as long as a call leaves', () => {
    expect(validate({ lifts: 1, liftMs: LONGEST_MS + 1 }).liftMs).toBe(LONGEST_MS);
  });
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
const anyStored = fc.oneof(almostValid, anything);

testValidation({
  validate,
  initial: INITIAL,
  valid: VALID,
  unknown: { phase: 'calling', turn: 9, mode: 'duel', calls: [], isRecord: true },
  polluting: [
    '{"__proto__": {"lifts": 7, "fast": {"best": 7}}}',
    '{"constructor": {"prototype": {"lifts": 7}}}',
    '{"fast": {"__proto__": {"best": 7}}}',
    '{"calm": {"__proto__": {"games": 7}, "constructor": {"best": 7}}}',
  ],
  anyStored,
});

describe('for any stored value', () => {
  test('the result has counts alone, and lifts that can have taken so long', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const validated = validate(stored);
        const { fast, calm, lifts, liftMs } = validated;
        expect(Object.keys(validated)).toEqual(Object.keys(INITIAL));
        expect([fast, calm].flatMap(Object.keys)).toEqual(['games', 'best', 'games', 'best']);
        for (const count of [fast.games, fast.best, calm.games, calm.best, lifts, liftMs]) {
          expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
        }
        expect(liftMs).toBeLessThanOrEqual(lifts * LONGEST_MS);
        const restored = reducer(undefined, scoresRestored(validated));
        expect(selectPersisted(restored.chidiyaUdd)).toEqual(validated);
      }),
    );
  });

  test('valid scores are unchanged', () => {
    const scores = fc.record({ games: fc.nat(9999), best: fc.nat(999) });
    const lifts = fc.array(fc.nat(LONGEST_MS));
    fc.assert(
      fc.property(scores, scores, lifts, (fast, calm, times) => {
        const liftMs = times.reduce((sum, ms) => sum + ms, 0);
        const valid = { fast, calm, lifts: times.length, liftMs };
        expect(validate(valid)).toEqual(valid);
      }),
    );
  });
});
