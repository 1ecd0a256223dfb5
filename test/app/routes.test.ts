import { allPaths } from '../../src/app/allPaths';
import { pagesOf } from '../../src/app/routes';
import { games } from '../../src/games';
import type { Game } from '../../src/games/shared/game';

const guides = [
  '/how-to-play/chidiya-udd',
  '/how-to-play/nani-ka-ghar',
  '/how-to-play/akkad-bakkad',
  '/how-to-play/pacheta',
  '/how-to-play/aao-milo-shilo-shaalo',
  '/how-to-play/posham-pa',
  '/how-to-play/january-february',
];

/** The routes of the specification, with their chunks: that of the layout first. */
const routes: [string, string[]][] = [
  ['/', ['home']],
  ['/journey', ['journey']],
  ['/school-games', ['hub', 'love-calculator']],
  ['/school-games/truth-or-dare', ['hub', 'truth-or-dare']],
  ['/school-games/rockpaperscissors', ['hub', 'rock-paper-scissors']],
  ['/school-games/guess-the-teacher', ['hub', 'guess-the-teacher']],
  ['/school-games/quizgame', ['hub', 'quiz']],
  ['/how-to-play', ['how-to-play']],
  ...guides.map((path): [string, string[]] => [path, ['guide', `guide-${path.split('/')[2]}`]]),
  ['/report-card', ['report-card']],
  ['/contribute', ['contribute']],
  ['/feedback', ['feedback']],
  ['/about-us', ['about']],
];

const chunksOf = (path: string) => pagesOf(path).flatMap(({ chunks }) => chunks);

test('the paths are those of the specification and of the games, without duplicates', () => {
  const ofGames = games.flatMap(({ path, pages = [] }: Game) => [
    path,
    ...pages.map((page) => page.path),
  ]);
  const known = new Set([...routes.map(([path]) => path), ...ofGames]);
  expect(allPaths.toSorted()).toEqual([...known].sort());
});

test.each(routes)('%s is a page in the chunks %j', (path, chunks) => {
  expect(chunksOf(path)).toEqual(chunks);
});

test.each(routes.slice(1))('%s/ is the same page', (path, chunks) => {
  expect(chunksOf(`${path}/`)).toEqual(chunks);
});

describe('the 404 page is shown for', () => {
  test.each([
    ['an unknown path', '/staff-room'],
    ['an unknown game', '/school-games/kabaddi'],
    ['an unknown guide', '/how-to-play/kabaddi'],
    ['a path below a game', '/school-games/quizgame/1'],
    ['a path below a guide', '/how-to-play/pacheta/rules'],
    ['a guide at the root', '/pacheta'],
    ['a game at the root', '/quizgame'],
    ['another case of a page', '/Journey'],
    ['another case of a game', '/school-games/QuizGame'],
    ['another case of a folder', '/School-Games/quizgame'],
    ['another case of a guide', '/how-to-play/Pacheta'],
    ['a file name', '/journey/index.html'],
    ['a prefix of a path', '/jour'],
    ['a path with a suffix', '/journey2'],
    ['a double slash at the start', '//journey'],
    ['a double slash inside', '/school-games//quizgame'],
    ['an encoded trailing slash', '/journey%2F'],
    ['the file of the 404 page', '/404'],
    ['a property of Object.prototype', '/constructor'],
  ])('%s: %s', (_what, path) => {
    expect(chunksOf(path)).toEqual(['not-found']);
  });

  test('a path that cannot be decoded', () => {
    // The router warns in the console.
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(chunksOf('/%E0%A4%A')).toEqual(['not-found']);
    warn.mockRestore();
  });
});

test.each(allPaths)('all chunks of %s can be loaded', async (path) => {
  const pages = await Promise.all(pagesOf(path).map((page) => page.preload()));
  for (const page of pages) expect(page).toEqual(expect.any(Function));
});
