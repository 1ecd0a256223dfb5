/**
 * The message with which a page tells the waiting worker to take over. The text of the message must never change,
 * because the worker may belong to a later release than the page.
 */
export const SKIP_WAITING = 'take';

/** The key of the cache entry that marks a release as complete: all files of the release are in its cache. */
export const COMPLETE = '/complete';

/**
 * Returns the prefix of the cache names of this site. The prefix contains the scope of the service worker, because
 * all sites of an origin share one cache storage, and another site may be at another path of the origin.
 */
const prefix = (scope: string) => `bbh ${scope} `;

export const cacheNameOf = (scope: string, release: string) => prefix(scope) + release;

export const isOwnCache = (scope: string, cacheName: string) => cacheName.startsWith(prefix(scope));

/**
 * Marks a release as complete. `urls` are the URLs of all its files. Throws if a file is missing in `cache`: the cache
 * may have been deleted during the download of the files.
 */
export async function markComplete(cache: Pick<Cache, 'keys' | 'put'>, urls: Iterable<string>) {
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...urls].find((url) => !cached.has(url));
  if (missing) throw new Error(`${missing} is missing in the cache`);
  await cache.put(COMPLETE, new Response());
}

/**
 * Returns the names of the caches to delete when a release takes over. `names` are all caches of the site, `complete`
 * the complete caches, each list from the oldest to the newest. `current` is the cache of the release.
 *
 * The cache `current` is kept. The newest other complete cache is also kept, because open tabs may still use it. If
 * `isInstalling` is true, another release is being downloaded into an incomplete cache. All incomplete caches are kept
 * in this case.
 *
 * Example: `outdatedCaches(['a', 'b', 'half', 'c'], ['a', 'b', 'c'], 'c', false)` is `['a', 'half']`. The cache `c`
 * is current, `b` is the newest other complete cache, and `half` is incomplete.
 */
export function outdatedCaches(
  names: string[],
  complete: string[],
  current: string,
  isInstalling: boolean,
): string[] {
  const previous = complete.filter((name) => name !== current).slice(-1)[0];
  const candidates = isInstalling ? complete : names;
  return candidates.filter((name) => name !== current && name !== previous);
}

/**
 * Decodes the characters of a path that never need percent-encoding: letters, digits, `_`, `.`, `~` and `-`.
 * Examples: `/%6Aourney` gives `/journey`, because `%6A` is a `j`. `/%2F` stays, because `%2F` is a slash.
 */
const decoded = (path: string) =>
  path.replace(/%([\da-f]{2})/gi, (encoded, hex) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });

/**
 * Returns the URL under which a page is precached. The argument is any URL at which a host serves the page. This URL
 * may contain a query, `index.html` or percent-encoding, and may end without a slash.
 * Example: `https://example.org/journey?from=chat` and `https://example.org/%6Aourney/index.html` both give
 * `https://example.org/journey/`.
 */
export function pageUrl({ origin, pathname }: URL): string {
  const path = decoded(pathname).replace(/\/index\.html$/, '/');
  return origin + (path.endsWith('/') ? path : `${path}/`);
}

/**
 * Returns whether a response is an error, or an HTML page in place of a file. Some hosts send an HTML page if a file is
 * missing. Only the URL of a page ends with a slash, the URL of a file does not.
 */
export function isInvalidResponse(response: Response, { pathname }: URL): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return !response.ok || (type.startsWith('text/html') && !pathname.endsWith('/'));
}
