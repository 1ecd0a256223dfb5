import { within } from '../platform/within';
import { settings } from '../settings';
import type { AppDispatch } from '../state/types';
import { releaseArrived, releaseFailed } from '../state/uiSlice';
import { SKIP_WAITING } from './releaseCaches';

const WORKER = `${settings.basePath}sw.js`;

/**
 * The longest wait for an answer of the browser, or for a new worker to take over. After this time the page is
 * reloaded in any case.
 */
const TIMEOUT_MS = 4000;

/**
 * Prefetches the most likely next page, registers the service worker, which caches the whole site, and dispatches an
 * action when a new release arrives. If the visitor saves data, nothing is prefetched and no worker is registered; a
 * worker that is registered already is still updated.
 */
export async function startOffline(dispatch: AppDispatch) {
  if (!savesData()) prefetchNextPage();
  const serviceWorker = accessToWorkers();
  if (!serviceWorker) return;
  if (savesData() && !(await isRegistered(serviceWorker))) return;
  // A failure shows no error message, as the site works online without a worker.
  const registration = await register(serviceWorker).catch(() => undefined);
  if (registration) watchReleases(serviceWorker, registration, dispatch);
}

/** The access to service workers. Undefined where the browser has none, or denies them, as in a sandboxed frame. */
function accessToWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Registers the worker. The function is async, so that an error of `workerUrl` is a rejection, too. */
const register = async (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.register(workerUrl());

/** Whether a worker is registered. False where the browser denies the answer. */
const isRegistered = (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.getRegistration().then(Boolean, () => false);

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Prefetches the files of the most likely next page, which the build lists in the attribute `data-next`. */
function prefetchNextPage() {
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
  // The worker of the release of this page. It is undefined in a first visit: when the first worker takes control of
  // the page, no new release has arrived.
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
 * Lets the waiting worker take over, and then reloads the page. If no worker is waiting, the page is only reloaded.
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
