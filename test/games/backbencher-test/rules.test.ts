import fc from 'fast-check';
import { POINTS, pointsAmong } from '../../../src/games/backbencher-test/rules';
import { anything } from '../../support/hostileValues';

test('there are twenty points, each with an id of its own', () => {
  expect(POINTS).toHaveLength(20);
  expect(new Set(POINTS).size).toBe(20);
});

describe('the points among some values', () => {
  test.each([
    ['nothing', [], []],
    ['points in another order', ['proxy', 'back-page'], ['back-page', 'proxy']],
    ['a point twice', ['proxy', 'proxy'], ['proxy']],
    ['other values', [7, null, 'kabaddi', 'Proxy', ['proxy'], '__proto__', 'proxy'], ['proxy']],
    ['all of them, backwards', [...POINTS].reverse(), POINTS],
  ])('are, for %s, in order and without the rest', (_what, values, points) => {
    expect(pointsAmong(values)).toEqual(points);
  });

  test('are the same for any order of the values, and repeated ones', () => {
    const values = fc.array(fc.oneof(fc.constantFrom(...POINTS), anything));
    fc.assert(
      fc.property(values, (some) => {
        expect(pointsAmong([...some, ...some].reverse())).toEqual(pointsAmong(some));
      }),
    );
  });
});
