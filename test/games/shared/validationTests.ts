import fc from 'fast-check';
import { fewNotObjects } from '../../support/hostileValues';

type Validation = {
  validate(stored: unknown): object;
  /** The result where nothing valid is stored. */
  initial: object;
  /** Valid scores, and other fields of the state that are not persisted. */
  valid: object;
  unknown: object;
  /** JSON that tries to change a prototype, or to read scores from one. */
  polluting: string[];
  anyStored: fc.Arbitrary<unknown>;
};

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What holds for the stored scores of every game. */
export function testValidation(validation: Validation) {
  const { validate, initial, valid, unknown, polluting, anyStored } = validation;

  test.each(fewNotObjects)('%s gives initial scores', (_what, stored) => {
    expect(validate(stored)).toEqual(initial);
  });

  test('unknown fields are dropped', () => {
    expect(validate({ ...valid, ...unknown, admin: true })).toEqual(valid);
  });

  test.each(polluting)('%s gives initial scores, and pollutes no prototype', (json) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const validated = validate(JSON.parse(json));
    expect(validated).toEqual(initial);
    const parts = [validated, ...Object.values(validated)];
    for (const part of parts.filter((each) => isObject(each) && !Array.isArray(each))) {
      expect(Object.getPrototypeOf(part)).toBe(Object.prototype);
    }
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });

  test('the result is unchanged by a second call, also after serialization', () => {
    fc.assert(
      fc.property(anyStored, (stored) => {
        const validated = validate(stored);
        expect(validate(validated)).toEqual(validated);
        expect(validate(JSON.parse(JSON.stringify(validated)))).toEqual(validated);
      }),
    );
  });
}
