import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import type { LazyPage } from './app/lazyPage';
import { nextPath } from './app/nextPath';
import { allPaths, basePrefix, pagesOf } from './app/routes';
import { makeStore } from './app/store';
import { loadPreviews } from './build/seo/pages';
import { NOT_FOUND_PATH } from './paths';
import type { Env } from './platform/env';
import { settings } from './settings';

export { allPaths, loadPreviews, NOT_FOUND_PATH };

/** The HTML of a page, and the names of webpack chunks that belong to the page. */
type RenderedRoute = {
  head: string;
  body: string;
  /** The chunks that the first render needs. */
  chunks: string[];
  /** The chunks that the page requests as soon as the page is shown. */
  atOnce: string[];
  /** The chunks of the page that visitors most likely open next. */
  nextChunks: string[];
};

function forbidden(): never {
  throw new Error('The first render must not depend on chance, clock, storage or browser.');
}

const forbiddenStorage: Env['localStorage'] = {
  get: forbidden,
  set: forbidden,
  remove: forbidden,
  isReadable: forbidden,
};

const buildEnv: Env = {
  random: forbidden,
  now: forbidden,
  elapsed: forbidden,
  timeOfDay: forbidden,
  localStorage: forbiddenStorage,
  sessionStorage: forbiddenStorage,
  reload: forbidden,
  redirect: forbidden,
  print: forbidden,
  play: forbidden,
  say: forbidden,
  listVoices: forbidden,
  silence: forbidden,
  painted: forbidden,
  throwConfetti: forbidden,
  copy: forbidden,
  isInAppBrowser: forbidden,
  loadSharing: forbidden,
  loadDevice: forbidden,
  installPrompt: forbidden,
  checkForRelease: forbidden,
  takeRelease: forbidden,
};

/** Renders the page of a path in a new store. The path is given without the base path. */
export async function renderRoute(path: string): Promise<RenderedRoute> {
  const pages = pagesOf(path);
  const modules = await Promise.all(pages.map((page) => page.load()));
  // The store gets the features of the page at once, because the build has no stored scores to load first.
  const store = makeStore({
    env: buildEnv,
    features: modules.flatMap(({ page }) => page?.feature ?? []),
  });
  await Promise.all(pages.map((page) => page.preload(store)));
  const { prelude } = await prerender(
    <Provider store={store}>
      <StaticRouter basename={settings.basePath} location={basePrefix + path}>
        <App />
      </StaticRouter>
    </Provider>,
    {
      // Without this option React would put a large part of the page at the end of the HTML, together with an inline
      // script that moves the part to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude as unknown as ReadableStream).text();
  const [head, body] = splitHead(html);
  const chunksOf = (some: LazyPage[]) => some.flatMap((page) => page.chunks);
  return {
    head,
    body,
    chunks: chunksOf(pages),
    atOnce: pages.flatMap((page) => page.atOnce),
    nextChunks: chunksOf(pagesOf(nextPath(path))),
  };
}

/** Splits the HTML that React writes into head tags and body. React writes title, meta and link tags first. */
function splitHead(html: string): [head: string, body: string] {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return [head, html.slice(head.length)];
}
