/** Message from a page to the waiting worker. */
export const SKIP_WAITING = 'take';

/** Cache entry that marks a release as completely fetched. */
export const COMPLETE = '/complete';

/** With the scope, as other sites on the same origin share the cache storage. */
const prefix = (scope: string) => `bbh ${scope} `;

export const cacheNameOf = (scope: string, release: string) => prefix(scope) + release;

export const isOwnCache = (scope: string, cacheName: string) => cacheName.startsWith(prefix(scope));

/**
 * The caches to delete when a release is activated: all but its own and the latest other complete
 * one, which open tabs may still use.
 * Example: `outdatedCaches(['a', 'b', 'half', 'c'], ['a', 'b', 'c'], 'c')` gives `['a', 'half']`.
 */
export function outdatedCaches(names: string[], complete: string[], current: string): string[] {
  const previous = complete.filter((name) => name !== current).slice(-1)[0];
  return names.filter((name) => name !== current && name !== previous);
}

/** The precached URL of a page. Example: `/journey?from=chat` gives `/journey/`, with the origin. */
export function pageUrl({ origin, pathname }: URL): string {
  return origin + (pathname.endsWith('/') ? pathname : `${pathname}/`);
}

/** Whether the response is not the requested file: an error, or a host's fallback HTML page. */
export function isInvalidResponse(response: Response, { pathname }: URL): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return !response.ok || (type.startsWith('text/html') && !pathname.endsWith('/'));
}
