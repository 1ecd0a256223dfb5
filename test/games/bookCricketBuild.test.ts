import { nextPath } from '../../src/app/nextPath';
import { loadGameListings } from '../../src/build/seo/gameListings';
import { manifest } from '../../src/build/seo/manifest';
import { games } from '../../src/games';
import { allPaths, loadPreviews, renderRoute } from '../../src/prerender';

/* As in bookCricket.test.tsx: the list has a game more, and no other file is touched. */
jest.mock('../../src/games', () => {
  const { games } = jest.requireActual('../../src/games');
  return { games: [...games, jest.requireActual('./book-cricket/game').bookCricket] };
});

const PATH = '/school-games/book-cricket';

test('the build gives it a document, a preview, its place in sitemap, manifest and prefetching', async () => {
  expect(allPaths()).toContain(PATH);
  const { head, body, nextChunks } = await renderRoute(PATH);
  expect(head).toContain('<title>Book Cricket: kitaab se run · ');
  expect(body).toContain('Open the book');
  expect(nextChunks).toEqual(['how-to-play']);
  expect(nextPath(games.at(-2)?.path ?? '')).toBe(PATH);
  const preview = (await loadPreviews([PATH])).get(PATH);
  expect(preview?.drawing.alt).toMatch(/^Ek khuli kitaab/);
  expect(preview?.data?.({ url: PATH, image: '' })).toMatchObject({ '@type': 'Game' });
  const { shortcuts } = manifest(await loadGameListings());
  expect(shortcuts.at(-1)).toMatchObject({ name: 'Book Cricket', url: PATH });
});
