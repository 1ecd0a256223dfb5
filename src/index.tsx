import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { matchPath } from 'react-router-dom';
import { App } from './app/App';
import { hasDevTools } from './app/devTools';
import { loadAllFeatures, loadBadgesAndGames, startCounting } from './app/lateFeatures';
import { PageRouter } from './app/PageRouter';
import { loadPreloadedState, syncTabs } from './app/persistence';
import { basePrefix, loadPages, stripBase } from './app/routes';
import { makeStore } from './app/store';
import { releases } from './offline/envReleases';
import { NOT_FOUND_PATH } from './paths';
import { deferUntilPainted } from './platform/afterPaint';
import { browserEnv } from './platform/env';
import { rememberControls } from './platform/rememberControls';
import { whenIdle } from './platform/whenIdle';
import { makeReducer } from './state/reducer';
import type { AppStore } from './state/types';

declare global {
  interface Window {
    /** The controls that were tapped before hydration. The script `src/bootstrap.js` fills this list. */
    earlyTaps?: HTMLElement[];
    /** The Trusted Types API. Some browsers lack the API, and TypeScript has no types for the API yet. */
    trustedTypes?: {
      createPolicy<Rules>(name: string, rules: Rules): Rules;
    };
  }
}

const container = document.getElementById('root') as HTMLElement;
/** The path that the document was prerendered for. Undefined in the 404 page, and in the development server. */
const documentPath = container.dataset.path;
const notFoundAt =
  container.dataset.notFound === undefined ? undefined : stripBase(window.location);

const env = browserEnv(releases);
const storePromise = startStore();
// The state that the HTML was prerendered with. React hydrates with this state, and then renders the stored state.
const serverState = makeReducer()(undefined, { type: '@@server' });

/**
 * Makes the store. If the visitor has Redux DevTools, the store has the features of all pages from the start. DevTools
 * can then import the log of another page, because the slices of all pages are in the state.
 */
async function startStore() {
  const features = hasDevTools() ? await loadAllFeatures() : [];
  return makeStore({ env, features, preloadedState: await loadPreloadedState(env, features) });
}

/**
 * Replaces the path in the address bar by the path that the document was prerendered for. A host may answer several
 * URLs with the same document, and the router takes the path from the address bar.
 */
function restoreDocumentPath() {
  if (documentPath === undefined) return;
  const { pathname, search, hash } = window.location;
  // The address of Home without the slash at the end, such as `/memories`, is also replaced, because this address is
  // outside of the scope of the service worker.
  const isHere = matchPath({ path: documentPath, caseSensitive: true }, stripBase(window.location));
  if (isHere && pathname !== basePrefix) return;
  const address = basePrefix + documentPath + search + hash;
  try {
    window.history.replaceState(null, '', address);
  } catch {
    // `replaceState` throws in older versions of Chromium in a frame without an origin.
    window.location.replace(address);
  }
}

/** The duration of hydration from which a phone counts as slow, in milliseconds. */
const SLOW_MS = 100;

/** Calls `becomeReady` in a microtask. By then React has rendered the stored state. */
const onHydrated = () => queueMicrotask(becomeReady);

function becomeReady() {
  const { dataset } = document.documentElement;
  // Only the first call counts. The effect that calls this function runs again after a hot reload and in StrictMode.
  if (dataset.ready !== undefined) return;
  if (performance.now() - hydrationStart > SLOW_MS) deferUntilPainted();
  dataset.ready = '';
  completePrerendered?.(window.earlyTaps?.splice(0) ?? []);
  whenIdle(startLater);
}

/** Starts all that no page needs for its first rendering: the badges, the slices of all games, the service worker. */
async function startLater() {
  const store = await storePromise;
  startCounting(store);
  // The service worker runs only in production, because in development the files change all the time.
  if (process.env.NODE_ENV === 'production') startOffline(store);
}

/** Starts prefetching and the service worker. A failure is ignored, because online the site works without both. */
async function startOffline(store: AppStore) {
  const client = await import(/* webpackChunkName: "offline" */ './offline/client').catch(
    // A rejection means that the chunk failed to load, or that the visitor left the page.
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
/** The function that `rememberPrerendered` returned. Undefined if the page was not prerendered. */
let completePrerendered: ReturnType<typeof rememberPrerendered> | undefined;

/**
 * Remembers the controls and the head tags of the prerendered page. If a browser extension has changed the page, React
 * makes new controls and new head tags. The returned function then removes the old head tags, and repeats the visitor's
 * input in the new controls. In any case the returned function replays taps.
 */
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
    // A transition makes React hydrate the page in short tasks, so the page can be scrolled meanwhile.
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

// A hot reload renders the views again with the same store, and replaces changed features. A change in the code of the
// store itself reloads the page instead.
if (module.hot) {
  module.hot.accept(
    ['./app/App', './app/PageRouter', './app/routes', './app/persistence', './app/lateFeatures'],
    () => {
      render();
      storePromise.then(loadBadgesAndGames).catch(() => undefined);
    },
  );
}
