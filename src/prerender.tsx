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

/** The HTML of a page, and the names of chunks. */
type RenderedRoute = {
  head: string;
  body: string;
  /** The chunks that the first render needs. */
  chunks: string[];
  /** The chunks that the page asks for as soon as it is shown. */
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

/** Renders one path, given without the base path, in a store of its own. */
export async function renderRoute(path: string): Promise<RenderedRoute> {
  const pages = pagesOf(path);
  const modules = await Promise.all(pages.map((page) => page.load()));
  // The store has the features from the start, as there are no stored scores that would have to be loaded first.
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
      // React would otherwise put a large part of the page at the end, and move it to its place by an inline script.
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

/** React writes title, meta and link tags before everything else; they belong in the head. */
function splitHead(html: string): [head: string, body: string] {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return [head, html.slice(head.length)];
}
