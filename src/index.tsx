import './styles/index.css';
import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { App } from './app/App';
import { storedState } from './app/persistence';
import { reducer } from './app/reducer';
import { base, pagesOf } from './app/routes';
import { makeStore } from './app/store';
import { syncTabs } from './app/syncTabs';
import { releases } from './offline/envReleases';
import { NOT_FOUND_PATH } from './paths';
import { deferUntilPainted } from './platform/afterPaint';
import { browserEnv } from './platform/env';
import { settings } from './settings';
import type { AppStore } from './state/types';

declare global {
  interface Window {
    /** Controls tapped before the page was awake, kept by `src/bootstrap.js`. */
    earlyTaps?: HTMLElement[];
    /** Not in every browser, and not in TypeScript's DOM yet. */
    trustedTypes?: {
      createPolicy<Rules>(name: string, rules: Rules): Rules;
    };
  }
}

const container = document.getElementById('root') as HTMLElement;
/** The path this document was prerendered for; absent from the development server's. */
const documentPath = container.dataset.path;
const notFoundAt = container.dataset.notFound === undefined ? undefined : currentPath();

const env = browserEnv(releases);
const storeMade = openStore();
// What the prerendered HTML was made from; hydration compares with this, then shows the rest.
const serverState = reducer(undefined, { type: '@@server' });

async function openStore() {
  const store = makeStore({ env, preloadedState: await storedState(env) });
  syncTabs(store, env);
  return store;
}

function currentPath() {
  const { pathname } = window.location;
  return pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;
}

/** A host may answer several addresses with one document: the router is told the document's. */
function settleAddress() {
  if (documentPath === undefined) return;
  const { pathname, search, hash } = window.location;
  // The service worker looks after what lies below the base path: the slash belongs to the home page.
  const isHere = matchPath({ path: documentPath, caseSensitive: true }, currentPath());
  if (isHere && pathname !== base) return;
  window.history.replaceState(null, '', base + documentPath + search + hash);
}

/** A phone that takes longer than that to wake a page up is slow at drawing, too. */
const SLOW_MS = 200;

/** Hydrated with the prerendered state; what storage knows is drawn at the end of this task. */
const onReady = () => queueMicrotask(wake);

function wake() {
  if (performance.now() - begun > SLOW_MS) deferUntilPainted();
  document.documentElement.dataset.ready = '';
  const taps = window.earlyTaps?.splice(0) ?? [];
  for (const control of taps) {
    delete control.dataset.hydrating;
    // One that was tapped twice may be gone by now.
    if (control.isConnected) control.click();
  }
  // The development server's files change all the time.
  if (process.env.NODE_ENV === 'production') whenIdle(startOffline);
}

const whenIdle = (task: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(task) : setTimeout(task, 2000);

/** What nobody waits for; without it the site works as long as there is a network. */
async function startOffline() {
  const store = await storeMade;
  const client = await import(/* webpackChunkName: "offline" */ './offline/client').catch(
    // Lost, or the page was left while it was on its way.
    () => undefined,
  );
  await client?.startOffline(store.dispatch);
}

const tree = (store: AppStore) => (
  <Provider store={store} serverState={serverState}>
    <BrowserRouter basename={settings.basePath}>
      <App notFoundAt={notFoundAt} onReady={onReady} />
    </BrowserRouter>
  </Provider>
);

let root: Root | undefined;
/** When the page began to wake up. */
let begun = 0;

async function render() {
  const store = await storeMade;
  // A page that does not come shows the message of the error boundary.
  await Promise.allSettled(
    pagesOf(notFoundAt === undefined ? currentPath() : NOT_FOUND_PATH).map((p) => p.preload()),
  );
  begun = performance.now();
  if (root) startTransition(() => root?.render(tree(store)));
  else if (container.hasChildNodes()) {
    // In slices: the page can be scrolled meanwhile, and no task is a long one.
    startTransition(() => {
      root = hydrateRoot(container, tree(store));
    });
  } else {
    root = createRoot(container);
    root.render(tree(store));
  }
}

settleAddress();
render();

// Hot reload: views are drawn anew from the store, which stays and takes a new reducer by itself.
if (module.hot) {
  module.hot.accept(
    ['./app/App', './app/routes', './app/reducer', './app/persistence', './app/syncTabs'],
    render,
  );
}
