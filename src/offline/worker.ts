/// <reference lib="webworker" />
/**
 * The service worker, by which the whole site works offline after one visit.
 *
 * Each release has a cache of its own, and is used only when this cache is complete, so that no page gets files of
 * another release. The previous release stays cached for tabs that were opened with it.
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
/** The hash of all files of this release. The build replaces the name `RELEASE` by the hash. */
declare const RELEASE: string;

const { scope } = self.registration;
const CACHE = cacheNameOf(scope, RELEASE);
const NOT_FOUND = new URL('404', scope).href;
const files = self.__WB_MANIFEST;

/**
 * The Workbox plugin that caches the 404 page despite its status. The hash of the page is checked like the hash of
 * any file.
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

/** The number of files that are fetched at the same time. By itself, Workbox fetches one file after another. */
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
  // The files that were fetched stay in the cache for the next attempt, unless the disk is full.
  if (failure.reason.name === 'QuotaExceededError') await caches.delete(CACHE);
  throw failure.reason;
}

async function activate() {
  // `isInstalling` is read before the caches: the cache of a release that is still being installed may be missing in
  // `complete`, even if the installation ends during this function.
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

/** The longest wait for a cache: on some devices a cache never answers. */
const CACHE_MS = 4000;

/** Returns the cached response, else the response of the network; without a network, even a late cached response. */
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
  // The address belongs to a page, or to a file that is opened by itself, such as a picture in a new tab.
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
  // A tab that was opened with an earlier release asks for hashed files, which only the cache of the earlier release
  // has.
  const lookup = release.matchPrecache(url.href).then((own) => own ?? caches.match(url.href));
  const response = await cachedOr(lookup, request);
  // The file is missing in the cache and on the host. The cache of this release is deleted, so that the next load
  // gets the new release from the network.
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
