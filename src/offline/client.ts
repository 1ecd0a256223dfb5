import { within } from '../platform/within';
import { settings } from '../settings';
import type { AppDispatch } from '../state/types';
import { releaseArrived, releaseFailed } from '../state/uiSlice';
import { SKIP_WAITING } from './releaseCaches';

const WORKER = `${settings.basePath}sw.js`;

/** How long to wait for the browser, or for a new worker to activate, before reloading anyway. */
const TIMEOUT_MS = 4000;

/**
 * Runs when the page is idle. Prefetches the next page and registers the service worker, which
 * caches the whole site; with Save-Data, it does neither, but uses an existing registration.
 * Dispatches an event when a new release arrives.
 */
export async function startOffline(dispatch: AppDispatch) {
  if (!savesData()) prefetchNextPage();
  const serviceWorker = accessToWorkers();
  if (!serviceWorker) return;
  if (savesData() && !(await isRegistered(serviceWorker))) return;
  // Without a worker the site still works online: no error message.
  const registration = await register(serviceWorker).catch(() => undefined);
  if (registration) watchReleases(serviceWorker, registration, dispatch);
}

/** Undefined where the browser has no service workers, or denies them: a frame without an origin. */
function accessToWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Rejects, too, where the policy of the host allows no policy of this name. */
const register = async (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.register(workerUrl());

/** False if the browser denies access to the registration, too. */
const isRegistered = (serviceWorker: ServiceWorkerContainer) =>
  serviceWorker.getRegistration().then(Boolean, () => false);

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The build writes the files of the most likely next page into `data-next`. */
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
  // The worker of this page's release. Undefined while the first worker ever is being installed: when
  // that one claims the page, no new release has arrived.
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

/** Activates the waiting worker, then reloads the page, which is served by that worker. */
export async function takeRelease(reload: () => void) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return reload();
  const registration = await within(TIMEOUT_MS, serviceWorker.getRegistration(), undefined);
  if (!registration?.waiting) return reload();
  serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TIMEOUT_MS);
  registration.waiting.postMessage(SKIP_WAITING);
}
