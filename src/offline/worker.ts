/// <reference lib="webworker" />
/**
 * The service worker of the site. The worker caches all files, so the whole site works offline after one visit.
 *
 * Each release of the site has its own cache. A release is used only after all its files are cached. Otherwise a page
 * could get files of two releases. The previous release stays in its cache for tabs that still show that release.
 */
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { within } from '../platform/within';
import {
  COMPLETE,
  cacheNameOf,
  isInvalidResponse,
  isOwnCache,
  markComplete,
  outdatedCaches,
  pageUrl,
  SKIP_WAITING,
} from './releaseCaches';

type Files = Parameters<PrecacheController['addToCacheList']>[0];

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Files };
/** A hash of all files of this release. The build replaces the name `RELEASE` with the hash. */
declare const RELEASE: string;

const { scope } = self.registration;
const CACHE = cacheNameOf(scope, RELEASE);
const NOT_FOUND = new URL('404', scope).href;
const files = self.__WB_MANIFEST;

/**
 * A Workbox plugin to cache the 404 page. Workbox alone would reject the page because of its status 404. Caching the
 * page is safe: the browser compares each precached file, this page included, with the hash from the build.
 */
const acceptNotFoundPage = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok || response.url === NOT_FOUND ? response : null,
};

function precacheOf(entries: Files) {
  const controller = new PrecacheController({
    cacheName: CACHE,
    fallbackToNetwork: false,
    plugins: [acceptNotFoundPage],
  });
  controller.addToCacheList(entries);
  return controller;
}

const release = precacheOf(files);

/**
 * The number of files that are fetched at the same time. One Workbox controller fetches only one file at a time, so
 * the files are divided among several controllers.
 */
const CONCURRENCY = 4;

async function precacheRelease(event: ExtendableEvent) {
  const controllers = Array.from({ length: CONCURRENCY }, (_, number) =>
    precacheOf(files.filter((_file, index) => index % CONCURRENCY === number)),
  );
  const results = await Promise.allSettled(
    controllers.map((controller) => controller.install(event)),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (!failure)
    return markComplete(await caches.open(CACHE), release.getURLsToCacheKeys().values());
  // The cache keeps the fetched files for the next attempt. If the disk is full, the cache is deleted to free space.
  if (failure.reason.name === 'QuotaExceededError') await caches.delete(CACHE);
  throw failure.reason;
}

async function activate() {
  // `isInstalling` is read before the caches. In the reverse order, the installation of another release could end
  // between the two steps. The cache of that release would then look abandoned: incomplete, but not being filled. It
  // would be deleted.
  const isInstalling = self.registration.installing !== null;
  const names = (await caches.keys()).filter((name) => isOwnCache(scope, name));
  const complete: string[] = [];
  for (const name of names) {
    if (await (await caches.open(name)).match(COMPLETE)) complete.push(name);
  }
  const outdated = outdatedCaches(names, complete, CACHE, isInstalling);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The longest wait for a cache, in milliseconds. The wait is limited because a cache never answers on some devices. */
const CACHE_MS = 4000;

/**
 * Returns the cached response that `lookup` finds. If `lookup` finds nothing or is too slow, the function returns the
 * response of the network. If the network fails, the function waits for `lookup` a second time.
 */
async function cachedOr(lookup: Promise<Response | undefined>, request: Request) {
  const found = lookup.catch(() => undefined);
  const cached = await within(CACHE_MS, found, undefined);
  if (cached) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    const late = await within(CACHE_MS, found, undefined);
    if (late) return late;
    throw error;
  }
}

async function handleNavigation({ url, request }: { url: URL; request: Request }) {
  // `known` is the precached URL of a page, or of a file that is opened directly, such as a picture in a new tab.
  const known = [pageUrl(url), url.origin + url.pathname].find((address) =>
    release.getCacheKeyForURL(address),
  );
  if (known) return cachedOr(release.matchPrecache(known), request);
  try {
    return await fetch(request);
  } catch (error) {
    const notFound = await release.matchPrecache(NOT_FOUND);
    if (notFound) return notFound;
    throw error;
  }
}

async function handleFile({ url, request }: { url: URL; request: Request }) {
  // A file that is not in the cache of this release is looked up in all caches. A tab may still show an earlier release
  // and request files that only the cache of the earlier release contains.
  const lookup = release.matchPrecache(url.href).then((own) => own ?? caches.match(url.href));
  const response = await cachedOr(lookup, request);
  // An invalid response for a file of this release means that neither the cache nor the host has the file. The cache of
  // this release is then deleted, to make the next page load use the network and get the new release.
  if (isInvalidResponse(response, url) && release.getCacheKeyForURL(url.href))
    await within(CACHE_MS, caches.delete(CACHE), false).catch(() => false);
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(precacheRelease(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === SKIP_WAITING) self.skipWaiting();
});

registerRoute(({ request }) => request.mode === 'navigate', handleNavigation);
registerRoute(
  ({ url }) =>
    url.href.startsWith(`${scope}assets/`) || release.getCacheKeyForURL(url.href) !== undefined,
  handleFile,
);
