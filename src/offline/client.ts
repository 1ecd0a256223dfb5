import { whenIdle } from '../platform/whenIdle';
import { within } from '../platform/within';
import { settings } from '../settings';
import type { AppDispatch } from '../state/types';
import { releaseArrived, releaseFailed } from '../state/uiSlice';
import { SKIP_WAITING } from './releaseCaches';

const WORKER = `${settings.basePath}sw.js`;

/**
 * The longest wait, in milliseconds, for each of two steps before a reload: finding the waiting worker, and letting the
 * worker take over. If a step takes longer, the page is reloaded without the new worker.
 */
const TIMEOUT_MS = 4000;

/**
 * Prefetches the most likely next page at the first touch or mouse movement, and registers the service worker. The
 * worker caches the whole site. Also dispatches an action whenever a new release has arrived, or the download of a new
 * release has failed.
 *
 * If the browser is set to save data, nothing is prefetched, and no worker is registered. A worker that is registered
 * already is still updated.
 */
export async function startOffline(dispatch: AppDispatch) {
  // A visitor who leaves without a touch needs no next page.
  if (!savesData())
    window.addEventListener('pointerover', () => whenIdle(prefetchNextPage), { once: true });
  const serviceWorker = accessToWorkers();
  if (!serviceWorker) return;
  if (savesData() && !(await isRegistered(serviceWorker))) return;
  // A failure shows no error message, because the site works online without a worker.
  const registration = await register(serviceWorker).catch(() => undefined);
  if (registration) watchReleases(serviceWorker, registration, dispatch);
}

/**
 * Returns the browser's service worker API. Returns undefined if the browser has no such API, or if it denies access,
 * for example in a sandboxed frame.
 */
function accessToWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Registers the worker. The function is async to turn an exception of `workerUrl` into a rejected promise. */
const register = async (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.register(workerUrl());

/** Returns whether a worker is registered. The result is false if the browser refuses to answer. */
const isRegistered = (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.getRegistration().then(Boolean, () => false);

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches the files of the most likely next page. The build lists these files in the attribute `data-next`. If a
 * service worker serves the page, nothing is prefetched, because the worker has cached all files.
 */
function prefetchNextPage() {
  if (accessToWorkers()?.controller) return;
  const files = document.getElementById('root')?.dataset.next?.split(' ') ?? [];
  for (const href of files.filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}

function watchReleases(
  serviceWorker: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  dispatch: AppDispatch,
) {
  // `own` is the worker of the release that this page shows. On the first visit there is no worker yet, so `own` is
  // undefined. When the first worker takes control, no action is dispatched, because no new release has arrived.
  let own = serviceWorker.controller ?? registration.active;
  const watchInstalling = () => {
    const { active, installing } = registration;
    if (active && installing) watchInstall(installing, dispatch);
  };
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker;
    if (own && controller && controller !== own) dispatch(releaseArrived());
    own = controller ?? own;
  });
  if (own && registration.waiting) dispatch(releaseArrived());
  watchInstalling();
  registration.addEventListener('updatefound', watchInstalling);
}

function watchInstall(next: ServiceWorker, dispatch: AppDispatch) {
  let isInstalled = false;
  next.addEventListener('statechange', () => {
    if (next.state === 'installed') {
      isInstalled = true;
      dispatch(releaseArrived());
    }
    if (next.state === 'redundant' && !isInstalled) dispatch(releaseFailed());
  });
}

function workerUrl() {
  const rules = {
    createScriptURL: (url: string) => {
      if (url !== WORKER) throw new TypeError(`${url} is no worker of the site`);
      return url;
    },
  };
  const policy = window.trustedTypes?.createPolicy('offline', rules) ?? rules;
  return policy.createScriptURL(WORKER);
}

/**
 * Tells the waiting worker to take over, and calls `reload` when the worker has taken over or the time is up. If no
 * worker is waiting, the function only calls `reload`.
 */
export async function takeRelease(reload: () => void) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return reload();
  const registration = await within(TIMEOUT_MS, serviceWorker.getRegistration(), undefined);
  if (!registration?.waiting) return reload();
  serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TIMEOUT_MS);
  registration.waiting.postMessage(SKIP_WAITING);
}
