import fc from 'fast-check';
import { validate } from '../../../src/games/backbencher-test/persisted';
import { POINTS, pointsAmong } from '../../../src/games/backbencher-test/rules';
import { anything } from '../../support/hostileValues';
import { testValidation } from '../shared/validationTests';

const INITIAL = { ticked: [] };

test.each([
  ['none', []],
  ['one', ['proxy']],
  ['all', [...POINTS]],
])('%s of the points, in order: unchanged', (_what, ticked) => {
  expect(validate({ ticked })).toEqual({ ticked });
});

test.each<[string, unknown, string[]]>([
  ['a point that there is not', ['proxy', 'kabaddi'], ['proxy']],
  ['a point twice', ['proxy', 'proxy'], ['proxy']],
  ['another order', ['proxy', 'back-page'], ['back-page', 'proxy']],
  ['the index of a point', [3, 'back-page'], ['back-page']],
  ['a list in the list', [['proxy']], []],
  ['a text in place of the list', 'proxy', []],
  ['an object in place of the list', { 0: 'proxy', length: 1 }, []],
  ['a set', new Set(['proxy']), []],
])('%s: what is left are points, each once, in order', (_what, stored, ticked) => {
  expect(validate({ ticked: stored })).toEqual({ ticked });
});

const anyTicks = fc.array(fc.oneof(fc.constantFrom<unknown>(...POINTS), anything));
const anyStored = fc.oneof(fc.record({ ticked: fc.oneof(anyTicks, anything) }), anything);

testValidation({
  validate,
  initial: INITIAL,
  valid: { ticked: ['back-page', 'proxy'] },
  unknown: { title: 'legend', count: 20 },
  polluting: [
    '{"__proto__": {"ticked": ["proxy"]}}',
    '{"constructor": {"prototype": {"ticked": ["proxy"]}}}',
    '{"ticked": {"__proto__": ["proxy"]}}',
  ],
  anyStored,
});

test('the result for any stored value are points of the list', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const validated = validate(stored);
      expect(Object.keys(validated)).toEqual(['ticked']);
      expect(validated.ticked).toEqual(pointsAmong(validated.ticked));
    }),
  );
});
