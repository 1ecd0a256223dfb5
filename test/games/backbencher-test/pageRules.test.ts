import { titleFor } from '../../../src/games/backbencher-test/pageRules';

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
