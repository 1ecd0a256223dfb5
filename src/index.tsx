import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { matchPath } from 'react-router-dom';
import { App } from './app/App';
import { PageRouter } from './app/PageRouter';
import { storedState } from './app/persistence';
import { reducer } from './app/reducer';
import { base, loadPages, pathOf } from './app/routes';
import { makeStore } from './app/store';
import { syncTabs } from './app/syncTabs';
import { releases } from './offline/envReleases';
import { NOT_FOUND_PATH } from './paths';
import { deferUntilPainted } from './platform/afterPaint';
import { browserEnv } from './platform/env';
import type { AppStore } from './state/types';

declare global {
  interface Window {
    /** Controls tapped before hydration, collected by `src/bootstrap.js`. */
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
const notFoundAt = container.dataset.notFound === undefined ? undefined : pathOf(window.location);

const env = browserEnv(releases);
const storeMade = storedState(env).then((preloadedState) => makeStore({ env, preloadedState }));
// What the prerendered HTML was made from; hydration compares with this, then shows the rest.
const serverState = reducer(undefined, { type: '@@server' });

/** A host may answer several URLs with one document: the router starts at the document's path. */
function settleAddress() {
  if (documentPath === undefined) return;
  const { pathname, search, hash } = window.location;
  // The scope of the service worker begins at the base path, its slash included.
  const isHere = matchPath({ path: documentPath, caseSensitive: true }, pathOf(window.location));
  if (isHere && pathname !== base) return;
  window.history.replaceState(null, '', base + documentPath + search + hash);
}

/** A phone that hydrates slower than this renders slowly, too. */
const SLOW_MS = 200;

/** Hydrated with the prerendered state; what is stored is rendered at the end of this task. */
const onHydrated = () => queueMicrotask(becomeReady);

function becomeReady() {
  const { dataset } = document.documentElement;
  // Hot reload and StrictMode run effects again.
  if (dataset.ready !== undefined) return;
  if (performance.now() - hydrationStart > SLOW_MS) deferUntilPainted();
  dataset.ready = '';
  const taps = window.earlyTaps?.splice(0) ?? [];
  for (const control of taps) {
    delete control.dataset.hydrating;
    // The first of two taps may have removed it.
    if (control.isConnected) control.click();
  }
  // The development server's files change all the time.
  if (process.env.NODE_ENV === 'production') whenIdle(startOffline);
}

const whenIdle = (task: () => void) =>
  window.requestIdleCallback ? window.requestIdleCallback(task) : setTimeout(task, 2000);

/** Not waited for: without it the site works as long as there is a network. */
async function startOffline() {
  const store = await storeMade;
  const client = await import(/* webpackChunkName: "offline" */ './offline/client').catch(
    // Lost, or the page was left meanwhile.
    () => undefined,
  );
  await client?.startOffline(store.dispatch);
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
let stopSync: (() => void) | undefined;

async function render() {
  const store = await storeMade;
  stopSync?.();
  stopSync = syncTabs(store, env);
  // A page that does not come shows the message of the error boundary.
  await loadPages(notFoundAt === undefined ? pathOf(window.location) : NOT_FOUND_PATH);
  hydrationStart = performance.now();
  if (root) startTransition(() => root?.render(tree(store)));
  else if (container.hasChildNodes()) {
    // A transition hydrates in slices: the page can be scrolled, and there is no long task.
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

// Hot reload: views are rendered again from the store, which stays and replaces its own reducer.
if (module.hot) {
  module.hot.accept(
    [
      './app/App',
      './app/PageRouter',
      './app/routes',
      './app/reducer',
      './app/persistence',
      './app/syncTabs',
    ],
    render,
  );
}
