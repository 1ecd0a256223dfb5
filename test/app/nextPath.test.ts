/** @jest-environment node */

import { nextPath } from '../../src/app/nextPath';
import { allPaths } from '../../src/app/routes';
import { games } from '../../src/games';
import { NOT_FOUND_PATH } from '../../src/paths';

test.each([
  ['/', '/school-games'],
  ['/school-games', '/school-games/truth-or-dare'],
  [games.at(-1)?.path ?? '', '/how-to-play'],
  ['/how-to-play', '/how-to-play/chidiya-udd'],
  ['/how-to-play/chidiya-udd', '/how-to-play/nani-ka-ghar'],
  ['/how-to-play/january-february', '/school-games'],
  [NOT_FOUND_PATH, '/school-games'],
])('the page expected after %s is %s', (path, next) => {
  expect(nextPath(path)).toBe(next);
});

test.each(allPaths())('the page expected after %s is another page of the site', (path) => {
  expect(allPaths().filter((other) => other !== path)).toContain(nextPath(path));
});
