/// <reference lib="webworker" />
/**
 * The service worker: after one visit every page and every game is there without a network.
 *
 * A release is fetched whole, each file checked by its hash, or not at all, and lies in a cache of its
 * own: nobody gets a page of one release with the files of another. The release before stays, for
 * tabs that were opened with it; a page that is opened anew comes from the present one.
 */
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { COMPLETE, cacheNameOf, isOfSite, isUseless, outdated, pageFile, TAKE } from './releases';

type Files = Parameters<PrecacheController['addToCacheList']>[0];

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Files };
/** Of the files of this release, all together: put in by the build. */
declare const RELEASE: string;

const { scope } = self.registration;
const CACHE = cacheNameOf(scope, RELEASE);
const NOT_FOUND = new URL('404', scope).href;
const files = self.__WB_MANIFEST;

/** A host answers the 404 page with its status; by its hash we know that it is the right one. */
const takesNotFound = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok || response.url === NOT_FOUND ? response : null,
};

function precacheOf(entries: Files) {
  const controller = new PrecacheController({
    cacheName: CACHE,
    fallbackToNetwork: false,
    plugins: [takesNotFound],
  });
  controller.addToCacheList(entries);
  return controller;
}

const release = precacheOf(files);

/** Workbox fetches one file after the other, which takes a minute where each answer takes a second. */
const LANES = 4;

async function fetchRelease(event: ExtendableEvent) {
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    precacheOf(files.filter((_file, index) => index % LANES === lane)),
  );
  const outcomes = await Promise.allSettled(lanes.map((lane) => lane.install(event)));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failure) {
    const cache = await caches.open(CACHE);
    return cache.put(COMPLETE, new Response());
  }
  // What has come is not fetched again by the next attempt; but a full disk should be less full.
  if (failure.reason.name === 'QuotaExceededError') await caches.delete(CACHE);
  throw failure.reason;
}

async function takeOver() {
  const names = (await caches.keys()).filter((name) => isOfSite(scope, name));
  const complete: string[] = [];
  for (const name of names) {
    if (await (await caches.open(name)).match(COMPLETE)) complete.push(name);
  }
  await Promise.all(outdated(names, complete, CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function openPage({ url, request }: { url: URL; request: Request }) {
  const page = await release.matchPrecache(pageFile(url));
  if (page) return page;
  try {
    return await fetch(request);
  } catch (error) {
    const isPage = release.getCacheKeyForURL(pageFile(url)) !== undefined;
    const notFound = isPage ? undefined : await release.matchPrecache(NOT_FOUND);
    if (notFound) return notFound;
    throw error;
  }
}

async function openFile({ url, request }: { url: URL; request: Request }) {
  // By its name a hashed file of the release before is the right one for a tab that asks for it.
  const kept = (await release.matchPrecache(url.href)) ?? (await caches.match(url.href));
  if (kept) return kept;
  const response = await fetch(request);
  // Neither here nor there any more: from the next load on, all comes from the host.
  if (isUseless(response, url) && release.getCacheKeyForURL(url.href)) await caches.delete(CACHE);
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(fetchRelease(event)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', ({ data }) => {
  if (data === TAKE) self.skipWaiting();
});

registerRoute(({ request }) => request.mode === 'navigate', openPage);
registerRoute(
  ({ url }) =>
    url.href.startsWith(`${scope}assets/`) || release.getCacheKeyForURL(url.href) !== undefined,
  openFile,
);
