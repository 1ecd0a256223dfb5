import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { validate } from '../../../src/games/backbencher-test/persisted';
import { POINTS, pointsAmong } from '../../../src/games/backbencher-test/rules';
import { anything } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

// Which points of a list are valid is tested with `pointsAmong`.
test.each(['proxy', { 0: 'proxy', length: 1 }, new Set(['proxy'])])(
  'there are no points in %p',
  (ticked) => {
    expect(validate({ ticked })).toEqual({ ticked: [] });
  },
);

const anyTicks = fc.array(fc.oneof(fc.constantFrom<unknown>(...POINTS), anything));

testValidation({
  validate,
  initial: { ticked: [] },
  valid: { ticked: ['back-page', 'proxy'] },
  anyStored: fc.oneof(fc.record({ ticked: fc.oneof(anyTicks, anything) }), anything),
  isValid: ({ ticked }) => isDeepStrictEqual(ticked, pointsAmong(ticked)),
});
