import { allPaths, pagesOf } from '../../src/app/routes';
import { games } from '../../src/games';
import type { Game } from '../../src/games/shared/game';
import { guideSlugs } from '../../src/paths';

/** The routes of the site, with their chunks: the chunk of the hub first. */
const routes: [string, string[]][] = [
  ['/', ['home']],
  ['/journey', ['journey']],
  ['/school-games', ['hub', 'love-calculator']],
  ['/school-games/truth-or-dare', ['hub', 'truth-or-dare']],
  ['/school-games/rockpaperscissors', ['hub', 'rock-paper-scissors']],
  ['/school-games/guess-the-teacher', ['hub', 'guess-the-teacher']],
  ['/school-games/quizgame', ['hub', 'quiz']],
  ['/how-to-play', ['how-to-play']],
  ...guideSlugs.map((slug): [string, string[]] => [
    `/how-to-play/${slug}`,
    ['guide', `guide-${slug}`],
  ]),
  ['/report-card', ['report-card']],
  ['/contribute', ['contribute']],
  ['/feedback', ['feedback']],
  ['/about-us', ['about']],
];

const chunksOf = (path: string) => pagesOf(path).flatMap(({ chunks }) => chunks);

test('the paths are those of the pages and of the games, without duplicates', () => {
  const ofGames = games.flatMap(({ path, pages = [] }: Game) => [
    path,
    ...pages.map((page) => page.path),
  ]);
  const known = new Set([...routes.map(([path]) => path), ...ofGames]);
  expect(allPaths().toSorted()).toEqual([...known].sort());
});

test.each(routes)('%s is a page in the chunks %j, also with a slash at its end', (path, chunks) => {
  expect(chunksOf(path)).toEqual(chunks);
  if (path !== '/') expect(chunksOf(`${path}/`)).toEqual(chunks);
});

test.each([
  ['an unknown path', '/staff-room'],
  ['an unknown game', '/school-games/kabaddi'],
  ['an unknown guide', '/how-to-play/kabaddi'],
  ['a path below a game', '/school-games/quizgame/1'],
  ['another case of a page', '/Journey'],
  ['a double slash at the start', '//journey'],
  ['an encoded trailing slash', '/journey%2F'],
  ['a property of Object.prototype', '/constructor'],
  ['a path that cannot be decoded', '/%E0%A4%A'],
])('the 404 page is shown for %s: %s', (_what, path) => {
  // The router warns of the last one.
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(chunksOf(path)).toEqual(['not-found']);
  warn.mockRestore();
});
