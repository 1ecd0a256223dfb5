import { POINTS, pointsAmong } from '../../../src/games/backbencher-test/rules';

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
