import type { ComponentType } from 'react';
import { use } from 'react';

type PageModule = { default: ComponentType };

/** A page in chunks of its own. `chunks` are the names given to them in its `import()`s. */
export type LazyPage = ComponentType & { chunks: string[]; preload(): Promise<unknown> };

/**
 * Like `React.lazy`, and it can be preloaded: a page that is loaded renders synchronously, so the
 * prerendered HTML is hydrated without a Suspense boundary around it.
 */
export function lazyPage(chunks: string[], load: () => Promise<PageModule>): LazyPage {
  let page: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;

  const forget = () => {
    pending = undefined;
  };
  const start = () => {
    const loaded = whileLoading(load().catch(load)).then((module) => {
      page = module.default;
      return page;
    });
    loaded.catch(() => failed.add(forget));
    return loaded;
  };
  const preload = () => {
    pending ??= start();
    return pending;
  };

  function Lazy() {
    const Page = page ?? use(preload());
    return <Page />;
  }
  return Object.assign(Lazy, { chunks, preload });
}

const failed = new Set<() => void>();

/**
 * Lets the next visit to a page that did not come try again. Not to be called before the failure
 * is on the screen: until then React asks again and again, and each time would be a new request.
 */
export function forgetFailedPages() {
  for (const forget of failed) forget();
  failed.clear();
}

let loading = 0;

/** On a slow network the stylesheet shows that a page is being fetched. */
async function whileLoading<T>(promise: Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return promise;
  const root = document.documentElement;
  loading += 1;
  root.dataset.loadingPage = '';
  try {
    return await promise;
  } finally {
    loading -= 1;
    if (loading === 0) delete root.dataset.loadingPage;
  }
}
