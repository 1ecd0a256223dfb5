/** A page's message to the waiting worker, which is of a newer release: never change the value. */
export const SKIP_WAITING = 'take';

/** Cache entry that marks a release as completely fetched. */
export const COMPLETE = '/complete';

/** With the scope, as other sites on the same origin share the cache storage. */
const prefix = (scope: string) => `bbh ${scope} `;

export const cacheNameOf = (scope: string, release: string) => prefix(scope) + release;

export const isOwnCache = (scope: string, cacheName: string) => cacheName.startsWith(prefix(scope));

/**
 * Marks a release as complete. Throws if a file is missing: the cache may have been deleted while
 * it was being filled.
 */
export async function markComplete(cache: Pick<Cache, 'keys' | 'put'>, urls: Iterable<string>) {
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...urls].find((url) => !cached.has(url));
  if (missing) throw new Error(`${missing} is missing in the cache`);
  await cache.put(COMPLETE, new Response());
}

/**
 * The caches to delete when a release is activated: all but its own and the latest other complete
 * one, which open tabs may still use. While another release is being installed, incomplete ones are
 * kept, too, as one of them is being filled.
 * Example: `outdatedCaches(['a', 'b', 'half', 'c'], ['a', 'b', 'c'], 'c', false)` gives
 * `['a', 'half']`.
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

/** Decodes what needs no percent-encoding, once. Nothing else can be part of a page's path. */
const decoded = (path: string) =>
  path.replace(/%([\da-f]{2})/gi, (encoded, hex) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });

/**
 * The precached URL of a page, for each address at which hosts serve the page.
 * Example: `/journey?from=chat` and `/%6Aourney/index.html` give `/journey/`, with the origin.
 */
export function pageUrl({ origin, pathname }: URL): string {
  const path = decoded(pathname).replace(/\/index\.html$/, '/');
  return origin + (path.endsWith('/') ? path : `${path}/`);
}

/** Whether the response is not the requested file: an error, or a host's fallback HTML page. */
export function isInvalidResponse(response: Response, { pathname }: URL): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return !response.ok || (type.startsWith('text/html') && !pathname.endsWith('/'));
}
