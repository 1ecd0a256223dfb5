import fc from 'fast-check';
import type { Persistence } from '../../../src/state/feature';
import type { GameFixture } from '../../support/gameFixture';
import { anything, fewNotObjects } from '../../support/hostileValues';
import { INITIAL, reducer } from '../../support/store';
import { taken } from '../../support/taken';
import { expectValidState } from '../../support/validState';

type Validation<Scores extends object> = {
  /** Valid scores, in the order in which they are stored. */
  valid: Scores;
  /** Other fields of the state, which are not persisted. */
  unknown?: object;
  /** JSON that tries to change a prototype, or to read scores from one, apart from that of every game. */
  polluting?: string[];
  /** Scores that are nearly valid. */
  almostValid: fc.Arbitrary<unknown>;
  /** Whether the validated scores are valid; by default by the checks of the fixture. */
  isValid?(scores: Scores): boolean;
};

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What holds for the stored scores of every game. */
export function testValidation<Scores extends object>(
  { game: { key }, feature }: GameFixture,
  { valid, unknown, polluting = [], almostValid, isValid }: Validation<Scores>,
) {
  const { select, validate } = feature.persisted as Persistence<unknown, Scores>;
  const initial = select(INITIAL[key]);

  test.each(fewNotObjects)('%s gives initial scores', (_what, stored) => {
    expect(validate(stored)).toEqual(initial);
  });

  const json = JSON.stringify(valid);

  test('valid scores are unchanged, and in their order; unknown fields are dropped', () => {
    expect(JSON.stringify(validate(valid))).toBe(json);
    expect(validate({ ...valid, ...unknown, admin: true })).toEqual(valid);
  });

  test.each([
    ...new Set([
      `{"__proto__":${json}}`,
      `{"constructor":{"prototype":${json}}}`,
      ...Object.keys(valid).map((field) => `{"${field}":{"__proto__":${json}}}`),
      ...polluting,
    ]),
  ])('%s gives initial scores, and pollutes no prototype', (json) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const validated = validate(JSON.parse(json));
    expect(validated).toEqual(initial);
    const parts = [validated, ...Object.values(validated)];
    for (const part of parts.filter((each) => isObject(each) && !Array.isArray(each))) {
      expect(Object.getPrototypeOf(part)).toBe(Object.prototype);
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });

  test('any stored value gives valid scores, unchanged by a second call, also after serialization', () => {
    fc.assert(
      fc.property(fc.oneof(almostValid, anything), (stored) => {
        const validated = validate(stored);
        expect(Object.keys(validated).sort()).toEqual(Object.keys(initial).sort());
        const state = reducer(undefined, taken(key)(validated));
        if (isValid) expect(isValid(validated)).toBe(true);
        else expectValidState(state);
        expect(validate(validated)).toEqual(validated);
        expect(validate(JSON.parse(JSON.stringify(validated)))).toEqual(validated);
      }),
    );
  });
}
