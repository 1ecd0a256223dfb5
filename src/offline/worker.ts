/// <reference lib="webworker" />
/**
 * The service worker: after one visit, the whole site works offline.
 *
 * A release is precached completely or not at all, each file checked by its hash, in a cache of its
 * own: a page never gets files of another release. The previous release stays cached for tabs that
 * were opened with it; new page loads get the current one.
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
/** Hash of all files of this release, defined by the build. */
declare const RELEASE: string;

const { scope } = self.registration;
const CACHE = cacheNameOf(scope, RELEASE);
const NOT_FOUND = new URL('404', scope).href;
const files = self.__WB_MANIFEST;

/** Accepts the 404 page despite its status: its integrity hash is checked anyway. */
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

/** Workbox alone fetches files one after the other: a minute, at one second per response. */
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
  // Fetched files stay cached for the next attempt, unless the disk is full.
  if (failure.reason.name === 'QuotaExceededError') await caches.delete(CACHE);
  throw failure.reason;
}

async function activate() {
  // Read first: a release that finishes installing meanwhile may be missing from `complete`.
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

/** How long to wait for a cache: on some devices it fails, or never answers. */
const CACHE_MS = 4000;

/** What is cached, else what the network has. Offline, a late answer of the cache is better than none. */
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
  // A page, or a file that is opened by itself: a picture in a tab of its own.
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
  // A tab of the previous release requests hashed files that only that release's cache has.
  const lookup = release.matchPrecache(url.href).then((own) => own ?? caches.match(url.href));
  const response = await cachedOr(lookup, request);
  // Gone from cache and host: drop this release, so that the next load comes from the network.
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
