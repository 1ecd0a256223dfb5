import { POINTS, pointsAmong, titleFor } from '../../../src/games/backbencher-test/rules';

test('there are twenty points, each with an id of its own', () => {
  expect(new Set(POINTS).size).toBe(20);
});

test.each([
  [[], []],
  [
    ['proxy', 'back-page', 'proxy'],
    ['back-page', 'proxy'],
  ],
  [[7, null, 'kabaddi', 'Proxy', ['proxy'], '__proto__', 'proxy'], ['proxy']],
  [[...POINTS].reverse(), [...POINTS]],
])('the points among %j are, each once and in order, %j', (values, points) => {
  expect(pointsAmong(values)).toEqual(points);
});

test.each([
  [0, null],
  [1, 'front'],
  [3, 'front'],
  [4, 'second'],
  [8, 'second'],
  [9, 'middle'],
  [13, 'middle'],
  [14, 'back'],
  [17, 'back'],
  [18, 'legend'],
  [20, 'legend'],
])('the title for %i points is "%s"', (count, title) => {
  expect(titleFor(count)).toBe(title);
});
