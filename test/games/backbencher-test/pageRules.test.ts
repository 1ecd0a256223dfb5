import { TITLES, titleFor } from '../../../src/games/backbencher-test/pageRules';

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
