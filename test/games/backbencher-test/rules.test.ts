import fc from 'fast-check';
import { POINTS, pointsAmong, TITLES, titleFor } from '../../../src/games/backbencher-test/rules';
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

describe('the title', () => {
  test.each([
    [0, 'front'],
    [3, 'front'],
    [4, 'second'],
    [8, 'second'],
    [9, 'middle'],
    [13, 'middle'],
    [14, 'back'],
    [17, 'back'],
    [18, 'legend'],
    [20, 'legend'],
  ] as const)('for %i points is "%s"', (count, title) => {
    expect(titleFor(count)).toBe(title);
  });

  test('goes back a bench at a time, and never forwards', () => {
    const titles = Array.from({ length: 21 }, (_, count) => titleFor(count));
    expect([...new Set(titles)]).toEqual(TITLES);
    const benches = titles.map((title) => TITLES.indexOf(title));
    expect(benches).toEqual(benches.toSorted((one, other) => one - other));
  });
});
