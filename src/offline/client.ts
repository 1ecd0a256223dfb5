import { releaseArrived, releaseFailed } from '../layout/uiSlice';
import { settings } from '../settings';
import type { AppStore } from '../state/types';
import { TAKE } from './releases';

type Dispatch = AppStore['dispatch'];

const WORKER = `${settings.basePath}sw.js`;

/** How long a new release may take to come forward, in milliseconds. */
const PATIENCE = 4000;

/**
 * Once a page has come to rest: fetches the next one ahead, and has a service worker keep the whole
 * site. Neither where the visitor saves data; a worker that is there already is followed. Tells the
 * store of a new release.
 */
export async function startOffline(dispatch: Dispatch) {
  const { serviceWorker } = navigator;
  if (!savesData()) fetchAhead();
  if (!serviceWorker) return;
  if (savesData() && !(await serviceWorker.getRegistration())) return;
  // Without a worker the site is as it was: nothing to tell the visitor.
  const registration = await serviceWorker.register(workerAddress()).catch(() => undefined);
  if (registration) followReleases(registration, dispatch);
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The files of the page that is opened next most often, as the build wrote them into the document. */
function fetchAhead() {
  const files = document.getElementById('root')?.dataset.next?.split(' ') ?? [];
  for (const href of files.filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}

function followReleases(registration: ServiceWorkerRegistration, dispatch: Dispatch) {
  const { serviceWorker } = navigator;
  // None while the very first release is on its way: that one takes the page over without a word, as
  // it may have been about to when the page came.
  let own = serviceWorker.controller ?? registration.active;
  const followNext = () => {
    const { active, installing } = registration;
    if (active && installing) follow(installing, dispatch);
  };
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker;
    if (own && controller && controller !== own) dispatch(releaseArrived());
    own = controller ?? own;
  });
  if (own && registration.waiting) dispatch(releaseArrived());
  followNext();
  registration.addEventListener('updatefound', followNext);
}

function follow(next: ServiceWorker, dispatch: Dispatch) {
  let isWhole = false;
  next.addEventListener('statechange', () => {
    if (next.state === 'installed') {
      isWhole = true;
      dispatch(releaseArrived());
    }
    if (next.state === 'redundant' && !isWhole) dispatch(releaseFailed());
  });
}

function workerAddress() {
  const only = {
    createScriptURL: (address: string) => {
      if (address !== WORKER) throw new TypeError(`${address} is no worker of the site`);
      return address;
    },
  };
  const policy = window.trustedTypes?.createPolicy('offline', only) ?? only;
  return policy.createScriptURL(WORKER);
}

/** Lets the release that waits take over, and opens the page anew: it all comes from there then. */
export async function takeRelease(reload: () => void) {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration();
  if (!registration?.waiting) return reload();
  serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, PATIENCE);
  registration.waiting.postMessage(TAKE);
}
