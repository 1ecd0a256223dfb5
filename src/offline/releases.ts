/** What the page says to a new release that waits: take over. */
export const TAKE = 'take';

/** Lies in the cache of a release whose files are all there. */
export const COMPLETE = '/complete';

/** Other sites of the same host may have caches too. */
const prefix = (scope: string) => `bbh ${scope} `;

export const cacheNameOf = (scope: string, release: string) => prefix(scope) + release;

export const isOfSite = (scope: string, cacheName: string) => cacheName.startsWith(prefix(scope));

/**
 * The caches that may go when a release takes over: all but its own and, of the others that are
 * complete, the one that came last, which tabs may still play from.
 * Example: `outdated(['a', 'b', 'half', 'c'], ['a', 'b', 'c'], 'c')` is `['a', 'half']`.
 */
export function outdated(names: string[], complete: string[], current: string): string[] {
  const before = complete.filter((name) => name !== current).at(-1);
  return names.filter((name) => name !== current && name !== before);
}

/** Where the document of an address lies: `/journey`, `/journey/` and `/journey?from=chat` are one page. */
export function pageFile({ origin, pathname }: URL): string {
  return origin + (pathname.endsWith('/') ? pathname : `${pathname}/`);
}

/** Whether a host answered with something else than the file: an error, or its page for everything. */
export function isUseless(response: Response, { pathname }: URL): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return !response.ok || (type.startsWith('text/html') && !pathname.endsWith('/'));
}
