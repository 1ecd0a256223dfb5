import type { ComponentType } from 'react';
import { use } from 'react';
import type { Feature } from '../state/feature';
import { useAppStore } from '../state/hooks';
import type { AppStore } from '../state/types';
import { addFeatures } from './addFeatures';

/** The exports of the module of a page. Only a page with a feature of its own exports `page`. */
// biome-ignore lint/suspicious/noExplicitAny: pages have different props
export type PageModule = { default: ComponentType<any>; page?: { feature: Feature } };

/** A page that is loaded in chunks of its own. `chunks` and `atOnce` contain names as in `webpackChunkName`. */
export type LazyPage<Module extends PageModule = PageModule> = Module['default'] & {
  /** The names of the chunks that the first render needs. */
  chunks: string[];
  /** The names of the chunks that the page requests right after its first render, before any press. */
  atOnce: string[];
  load(): Promise<Module>;
  /** Loads the page and adds the feature of the page to the store. */
  preload(store: AppStore): Promise<Module>;
  /** A hook that returns the module of the page. Suspends until the page is preloaded. */
  useModule(): Module;
};

/**
 * Makes a page that is loaded when it is needed, like a component of `React.lazy`. The page can also be preloaded. A
 * preloaded page renders synchronously, so its prerendered HTML can be hydrated without a Suspense boundary. The page
 * is rendered only after its feature was added to the store.
 */
export function lazyPage<Module extends PageModule>(
  chunks: string[],
  load: () => Promise<Module>,
  atOnce: string[] = [],
): LazyPage<Module> {
  type Preload = { promise: Promise<Module>; module?: Module };
  const preloads = new WeakMap<AppStore, Preload>();

  function preloadOf(store: AppStore): Preload {
    const known = preloads.get(store);
    if (known) return known;
    const preload: Preload = { promise: whileLoading(load().catch(load)).then(complete) };
    preloads.set(store, preload);
    preload.promise.catch(() => failed.add(() => preloads.delete(store)));
    return preload;

    async function complete(module: Module) {
      if (module.page) await addFeatures(store, [module.page.feature]);
      preload.module = module;
      return module;
    }
  }
  function useModule() {
    const { module, promise } = preloadOf(useAppStore());
    return module ?? use(promise);
  }
  function Lazy(props: object) {
    const { default: Page } = useModule();
    return <Page {...props} />;
  }
  const preload = (store: AppStore) => preloadOf(store).promise;
  return Object.assign(Lazy, { chunks, atOnce, load, preload, useModule });
}

const failed = new Set<() => void>();

/**
 * Forgets which pages failed to load. A page that failed is then loaded again when a visitor opens it. Must be called
 * only after the error boundary has rendered: before that, React renders the failed page several times, and each
 * rendering would send a new request.
 */
export function forgetFailedPages() {
  for (const forget of failed) forget();
  failed.clear();
}

let loading = 0;

/** Sets `data-loading-page` on `<html>` while a page is loading. The stylesheet then shows a progress bar. */
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
