import type { ComponentType } from 'react';
import { use } from 'react';

type PageModule = { default: ComponentType };

/** A page in separate chunks; `chunks` are the `webpackChunkName`s of its imports. */
export type LazyPage = ComponentType & { chunks: string[]; preload(): Promise<unknown> };

/**
 * Like `React.lazy`, but can be preloaded: a loaded page renders synchronously, so that the
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
 * Lets the next visit retry the pages that failed to load. Must not run before the error boundary
 * has rendered: React retries the render, and each retry would be a new request.
 */
export function forgetFailedPages() {
  for (const forget of failed) forget();
  failed.clear();
}

let loading = 0;

/** Sets `data-loading-page` while a page is loading; the stylesheet shows a progress bar. */
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
