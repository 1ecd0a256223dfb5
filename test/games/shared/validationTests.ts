import fc from 'fast-check';
import { fewNotObjects } from '../../support/hostileValues';

type Validation<Scores extends object> = {
  validate(stored: unknown): Scores;
  /** The result where nothing valid is stored. */
  initial: Scores;
  /** Valid scores, and other fields of the state that are not persisted. */
  valid: Scores;
  unknown?: object;
  /** JSON that tries to change a prototype, or to read scores from one, apart from that of every game. */
  polluting?: string[];
  anyStored: fc.Arbitrary<unknown>;
  /** Whether such scores can be reached by playing. */
  isValid?(scores: Scores): boolean;
};

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What holds for the stored scores of every game. */
export function testValidation<Scores extends object>(validation: Validation<Scores>) {
  const { validate, initial, valid, unknown, polluting = [], anyStored, isValid } = validation;

  test.each(fewNotObjects)('%s gives initial scores', (_what, stored) => {
    expect(validate(stored)).toEqual(initial);
  });

  test('unknown fields are dropped', () => {
    expect(validate({ ...valid, ...unknown, admin: true })).toEqual(valid);
  });

  const json = JSON.stringify(valid);
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
      fc.property(anyStored, (stored) => {
        const validated = validate(stored);
        expect(Object.keys(validated).sort()).toEqual(Object.keys(initial).sort());
        expect(isValid?.(validated) ?? true).toBe(true);
        expect(validate(validated)).toEqual(validated);
        expect(validate(JSON.parse(JSON.stringify(validated)))).toEqual(validated);
      }),
    );
  });
}
