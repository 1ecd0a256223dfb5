import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { validate } from '../../../src/games/backbencher-test/persisted';
import { POINTS, pointsAmong } from '../../../src/games/backbencher-test/rules';
import { anything } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

test.each<[unknown, string[]]>([
  [[], []],
  [[...POINTS], [...POINTS]],
  [
    ['proxy', 'kabaddi', 3, ['proxy'], 'back-page', 'proxy'],
    ['back-page', 'proxy'],
  ],
  ['proxy', []],
  [{ 0: 'proxy', length: 1 }, []],
  [new Set(['proxy']), []],
])('what is left of %p are points, each once, in order: %p', (stored, ticked) => {
  expect(validate({ ticked: stored })).toEqual({ ticked });
});

const anyTicks = fc.array(fc.oneof(fc.constantFrom<unknown>(...POINTS), anything));

testValidation({
  validate,
  initial: { ticked: [] },
  valid: { ticked: ['back-page', 'proxy'] },
  anyStored: fc.oneof(fc.record({ ticked: fc.oneof(anyTicks, anything) }), anything),
  isValid: ({ ticked }) => isDeepStrictEqual(ticked, pointsAmong(ticked)),
});
