/** @jest-environment node */
import {
  COMPLETE,
  cacheNameOf,
  isInvalidResponse,
  isOwnCache,
  markComplete,
  outdatedCaches,
  pageUrl,
} from '../../src/offline/releaseCaches';

test.each(['https://host/', 'https://host/memories/more/', 'https://host/memories2/'])(
  'the caches of two releases differ, and are not those of the site at %s',
  (other) => {
    const scope = 'https://host/memories/';
    expect(cacheNameOf(scope, 'a')).not.toBe(cacheNameOf(scope, 'b'));
    expect(isOwnCache(scope, cacheNameOf(scope, 'a'))).toBe(true);
    expect(isOwnCache(scope, cacheNameOf(other, 'a'))).toBe(false);
    expect(isOwnCache(other, cacheNameOf(scope, 'a'))).toBe(false);
  },
);

test.each<[what: string, names: string, complete: string, current: string, expected: string]>([
  ['none for the first release', 'a', 'a', 'a', ''],
  ['none for the second release: tabs may still use the first', 'a b', 'a b', 'b', ''],
  ['those before the previous release', 'a b c', 'a b c', 'c', 'a'],
  ['incomplete ones', 'a half c', 'a c', 'c', 'half'],
  ['after a rollback, the one in between', 'a b c', 'a b c', 'a', 'b'],
])(
  'caches to delete when a release is activated: %s',
  (_what, names, complete, current, expected) => {
    const deleted = outdatedCaches(names.split(' '), complete.split(' '), current, false);
    expect(deleted.join(' ')).toBe(expected);
  },
);

test('no incomplete cache is deleted while a later release is being installed', () => {
  expect(outdatedCaches(['a', 'b', 'c', 'half'], ['a', 'b', 'c'], 'c', true)).toEqual(['a']);
});

describe('a release', () => {
  const urls = ['https://host/', 'https://host/journey/?__WB_REVISION__=1'];
  const cacheWith = (cached: string[]) => {
    const put = jest.fn(async (_key: string, _response: Response) => undefined);
    return { put, keys: async () => cached.map((url) => new Request(url)) };
  };

  test('whose files are all cached is marked as complete', async () => {
    const cache = cacheWith(urls.toReversed());
    await markComplete(cache, urls);
    expect(cache.put.mock.calls).toEqual([[COMPLETE, expect.any(Response)]]);
  });

  test('with a file missing is not: its installation fails', async () => {
    const cache = cacheWith(urls.slice(1));
    await expect(markComplete(cache, urls)).rejects.toThrow('https://host/');
    expect(cache.put).not.toHaveBeenCalled();
  });
});

test.each([
  ['https://host/', 'https://host/'],
  ['https://host/journey', 'https://host/journey/'],
  ['https://host/journey?from=chat#farewell', 'https://host/journey/'],
  ['https://host/index.html', 'https://host/'],
  ['https://host/memories/journey/index.html?a', 'https://host/memories/journey/'],
  ['https://host/%6Aourney', 'https://host/journey/'],
  ['https://host/about%2dus/./index%2Ehtml', 'https://host/about-us/'],
  // These are no pages: encoded twice or badly, in another case, files, or with parts that a parser would drop.
  ['https://host/%256Aourney', 'https://host/%256Aourney/'],
  ['https://host/%', 'https://host/%/'],
  ['https://host/a%2Fb%5C%09', 'https://host/a%2Fb%5C%09/'],
  ['https://host//journey', 'https://host//journey/'],
  ['https://host/Journey/INDEX.html', 'https://host/Journey/INDEX.html/'],
  ['https://host/journey.html', 'https://host/journey.html/'],
])('the page at %s is precached as %s', (address, file) => {
  expect(pageUrl(new URL(address))).toBe(file);
});

describe('whether a response is invalid', () => {
  test.each([
    ['a script', '/assets/quiz.js', 200, 'application/javascript', false],
    ['an error', '/assets/quiz.js', 500, 'application/javascript', true],
    ['the 404 page', '/assets/quiz.js', 404, 'text/html', true],
    ['a page in the place of a script', '/assets/quiz.js', 200, 'text/html; charset=utf-8', true],
    ['a page in its own place', '/journey/', 200, 'text/html', false],
    ['a file of no type', '/assets/kalam.woff2', 200, '', false],
  ])('%s: %s %i %s %s', (_what, path, status, type, expected) => {
    const response = new Response('', { status, headers: type ? { 'Content-Type': type } : {} });
    expect(isInvalidResponse(response, new URL(path, 'https://host'))).toBe(expected);
  });
});
