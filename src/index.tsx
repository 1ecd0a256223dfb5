import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { matchPath } from 'react-router-dom';
import { App } from './app/App';
import { hasDevTools } from './app/devTools';
import { loadAllFeatures, loadBadgesAndGames } from './app/lateFeatures';
import { PageRouter } from './app/PageRouter';
import { loadPreloadedState, syncTabs } from './app/persistence';
import { basePrefix, loadPages, stripBase } from './app/routes';
import { makeStore } from './app/store';
import { releases } from './offline/envReleases';
import { NOT_FOUND_PATH } from './paths';
import { deferUntilPainted } from './platform/afterPaint';
import { browserEnv } from './platform/env';
import { rememberControls } from './platform/rememberControls';
import { makeReducer } from './state/reducer';
import type { AppStore } from './state/types';

declare global {
  interface Window {
    /** Controls tapped before hydration, collected by `src/bootstrap.js`. */
    earlyTaps?: HTMLElement[];
    /** Trusted types: not in every browser, and not in the DOM types of TypeScript yet. */
    trustedTypes?: {
      createPolicy<Rules>(name: string, rules: Rules): Rules;
    };
  }
}

const container = document.getElementById('root') as HTMLElement;
/** The path that this document was prerendered for; undefined in the document of the development server. */
const documentPath = container.dataset.path;
const notFoundAt =
  container.dataset.notFound === undefined ? undefined : stripBase(window.location);

const env = browserEnv(releases);
const storePromise = startStore();
// The state of the prerendered HTML: React hydrates with it, then renders the stored state.
const serverState = makeReducer()(undefined, { type: '@@server' });

/**
 * Makes the store. With Redux DevTools it has all features from the start, so that a log from any page can be
 * imported on any page.
 */
async function startStore() {
  const features = hasDevTools() ? await loadAllFeatures() : [];
  return makeStore({ env, features, preloadedState: await loadPreloadedState(env, features) });
}

/**
 * Puts the path that the document was prerendered for into the address, from which the router starts: a host may
 * answer several URLs with one document.
 */
function restoreDocumentPath() {
  if (documentPath === undefined) return;
  const { pathname, search, hash } = window.location;
  // An address `/memories` without a slash at its end is also replaced: it is outside the scope of the service
  // worker.
  const isHere = matchPath({ path: documentPath, caseSensitive: true }, stripBase(window.location));
  if (isHere && pathname !== basePrefix) return;
  const address = basePrefix + documentPath + search + hash;
  try {
    window.history.replaceState(null, '', address);
  } catch {
    // Older Chromium throws in a frame without an origin.
    window.location.replace(address);
  }
}

/** The hydration time from which a phone counts as slow, in milliseconds. */
const SLOW_MS = 200;

/** Calls `becomeReady` at the end of the current task, when React has rendered the stored state. */
const onHydrated = () => queueMicrotask(becomeReady);

function becomeReady() {
  const { dataset } = document.documentElement;
  // The effect that calls this function runs again after a hot reload and in StrictMode.
  if (dataset.ready !== undefined) return;
  if (performance.now() - hydrationStart > SLOW_MS) deferUntilPainted();
  dataset.ready = '';
  completePrerendered?.(window.earlyTaps?.splice(0) ?? []);
  whenIdle(startLater);
}

/** The limit for waiting: a page that never is idle runs the task all the same. */
const IDLE_MS = 10_000;

const whenIdle = (task: () => void) =>
  window.requestIdleCallback
    ? window.requestIdleCallback(task, { timeout: IDLE_MS })
    : setTimeout(task, 2000);

/** Starts what no page needs at first. */
async function startLater() {
  const store = await storePromise;
  // A failure is ignored: no badge is earned in this visit if the badges cannot be loaded.
  loadBadgesAndGames(store).catch(() => undefined);
  // The service worker is for production alone: in development files change all the time.
  if (process.env.NODE_ENV === 'production') startOffline(store);
}

/** Starts prefetching and the service worker. A failure of either is ignored: the site works online without both. */
async function startOffline(store: AppStore) {
  const client = await import(/* webpackChunkName: "offline" */ './offline/client').catch(
    // The chunk failed to load, or the page was left.
    () => undefined,
  );
  await client?.startOffline(store.dispatch).catch(() => undefined);
}

const tree = (store: AppStore) => (
  <StrictMode>
    <Provider store={store} serverState={serverState}>
      <PageRouter>
        <App notFoundAt={notFoundAt} onReady={onHydrated} />
      </PageRouter>
    </Provider>
  </StrictMode>
);

let root: Root | undefined;
let hydrationStart = 0;
/** Completes the hydration of a prerendered page. */
let completePrerendered: ReturnType<typeof rememberPrerendered> | undefined;

/** Remembers what React makes anew where an extension has changed the document: controls, and tags in the head. */
function rememberPrerendered() {
  const first = container.firstElementChild;
  const replay = rememberControls(container, { isPrerendered: true });
  const tags = document.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]',
  );
  return (taps: HTMLElement[]) => {
    if (!first?.isConnected) for (const tag of tags) tag.remove();
    replay(taps);
  };
}
let stopSync: (() => void) | undefined;

async function render() {
  const store = await storePromise;
  stopSync?.();
  stopSync = syncTabs(store);
  // If the page fails to load, the error boundary shows a message.
  await loadPages(notFoundAt === undefined ? stripBase(window.location) : NOT_FOUND_PATH, store);
  hydrationStart = performance.now();
  if (root) startTransition(() => root?.render(tree(store)));
  else if (container.hasChildNodes()) {
    completePrerendered = rememberPrerendered();
    // A transition hydrates in slices: the page can be scrolled, and there is no long task.
    startTransition(() => {
      root = hydrateRoot(container, tree(store));
    });
  } else {
    root = createRoot(container);
    root.render(tree(store));
  }
}

restoreDocumentPath();
render();

// Hot reload renders the views again, from the same store. Changed features replace the old ones; a change of the store
// itself reloads the page.
if (module.hot) {
  module.hot.accept(
    ['./app/App', './app/PageRouter', './app/routes', './app/persistence', './app/lateFeatures'],
    () => {
      render();
      storePromise.then(loadBadgesAndGames).catch(() => undefined);
    },
  );
}
