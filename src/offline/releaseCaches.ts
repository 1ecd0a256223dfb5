/**
 * The message by which a page asks the waiting worker to take over. Never change the text of the message: the worker
 * may be of any later release.
 */
export const SKIP_WAITING = 'take';

/** The cache entry that marks a release as complete. */
export const COMPLETE = '/complete';

/**
 * The start of the names of the caches of this site. It contains the scope, as sites below other paths of the same
 * origin use the same cache storage.
 */
const prefix = (scope: string) => `bbh ${scope} `;

export const cacheNameOf = (scope: string, release: string) => prefix(scope) + release;

export const isOwnCache = (scope: string, cacheName: string) => cacheName.startsWith(prefix(scope));

/**
 * Marks a release as complete. Throws if a file is missing in the cache of the release, as this cache may have been
 * deleted while it was being filled.
 */
export async function markComplete(cache: Pick<Cache, 'keys' | 'put'>, urls: Iterable<string>) {
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...urls].find((url) => !cached.has(url));
  if (missing) throw new Error(`${missing} is missing in the cache`);
  await cache.put(COMPLETE, new Response());
}

/**
 * The caches to delete when a release takes over. Two caches stay: the cache of this release, and the latest of the
 * other complete caches, which open tabs may still use. While another release is being installed, incomplete caches
 * stay as well, as one of them is being filled.
 * Example: `outdatedCaches(['a', 'b', 'half', 'c'], ['a', 'b', 'c'], 'c', false)` gives `['a', 'half']`.
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

/** A path without needless percent-encoding. Example: `/%6Aourney` gives `/journey`, `/%2F` stays. */
const decoded = (path: string) =>
  path.replace(/%([\da-f]{2})/gi, (encoded, hex) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });

/**
 * The URL by which a page is precached, for any address at which hosts serve that page.
 * Example: `/journey?from=chat` and `/%6Aourney/index.html` give `/journey/`, with the origin.
 */
export function pageUrl({ origin, pathname }: URL): string {
  const path = decoded(pathname).replace(/\/index\.html$/, '/');
  return origin + (path.endsWith('/') ? path : `${path}/`);
}

/** Whether a response is an error, or an HTML page that the host sends in place of the requested file. */
export function isInvalidResponse(response: Response, { pathname }: URL): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return !response.ok || (type.startsWith('text/html') && !pathname.endsWith('/'));
}
