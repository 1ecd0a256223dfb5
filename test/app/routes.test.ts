import { allPaths, pagesOf } from '../../src/app/routes';

const guides = [
  '/how-to-play/chidiya-udd',
  '/how-to-play/nani-ka-ghar',
  '/how-to-play/akkad-bakkad',
  '/how-to-play/pacheta',
  '/how-to-play/aao-milo-shilo-shaalo',
  '/how-to-play/posham-pa',
  '/how-to-play/january-february',
];

/** Every route of the specification, with the chunks it needs: a layout's first. */
const routes: [string, string[]][] = [
  ['/', ['home']],
  ['/journey', ['journey']],
  ['/school-games', ['hub', 'love-calculator']],
  ['/school-games/truth-or-dare', ['hub', 'truth-or-dare']],
  ['/school-games/rockpaperscissors', ['hub', 'rock-paper-scissors']],
  ['/school-games/guess-the-teacher', ['hub', 'guess-the-teacher']],
  ['/school-games/quizgame', ['hub', 'quiz']],
  ['/how-to-play', ['how-to-play']],
  ...guides.map((path): [string, string[]] => [path, ['guide', path.split('/')[2] ?? '']]),
  ['/contribute', ['contribute']],
  ['/feedback', ['feedback']],
  ['/about-us', ['about']],
];

const chunksOf = (path: string) => pagesOf(path).flatMap(({ chunks }) => chunks);

test('the paths are those of the specification, each once', () => {
  expect(allPaths.toSorted()).toEqual(routes.map(([path]) => path).toSorted());
});

test.each(routes)('%s is a page, drawn from %j', (path, chunks) => {
  expect(chunksOf(path)).toEqual(chunks);
});

test.each(routes.slice(1))('%s/ is the same page', (path, chunks) => {
  expect(chunksOf(`${path}/`)).toEqual(chunks);
});

describe('no page, but the 404 page, is', () => {
  test.each([
    ['an unknown path', '/staff-room'],
    ['an unknown game', '/school-games/kabaddi'],
    ['an unknown guide', '/how-to-play/kabaddi'],
    ['something below a game', '/school-games/quizgame/1'],
    ['something below a guide', '/how-to-play/pacheta/rules'],
    ['a guide outside its folder', '/pacheta'],
    ['a game outside its folder', '/quizgame'],
    ['another case', '/Journey'],
    ['another case of a game', '/school-games/QuizGame'],
    ['another case of a folder', '/School-Games/quizgame'],
    ['another case of a guide', '/how-to-play/Pacheta'],
    ['a file name', '/journey/index.html'],
    ['the start of a path', '/jour'],
    ['a path and more', '/journey2'],
    ['a slash in front', '//journey'],
    ['a slash between', '/school-games//quizgame'],
    ['an encoded slash at the end', '/journey%2F'],
    ['the 404 page by its file', '/404'],
    ['the name of what every object has', '/constructor'],
  ])('%s: %s', (_what, path) => {
    expect(chunksOf(path)).toEqual(['not-found']);
  });
});

test('neither is an address that cannot be decoded', () => {
  // The router says so in the console, and goes on.
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(chunksOf('/%E0%A4%A')).toEqual(['not-found']);
  warned.mockRestore();
});

test.each(allPaths)('everything that %s needs can be loaded', async (path) => {
  const pages = await Promise.all(pagesOf(path).map((page) => page.preload()));
  for (const page of pages) expect(page).toEqual(expect.any(Function));
});
