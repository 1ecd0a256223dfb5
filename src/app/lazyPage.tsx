import type { ComponentType } from 'react';
import { use } from 'react';
import type { Feature } from '../state/feature';
import { useAppStore } from '../state/hooks';
import type { AppStore } from '../state/types';
import { addFeature } from './addFeature';

/** The exports of a page's module; the module of a game exports more. */
// biome-ignore lint/suspicious/noExplicitAny: pages may have properties
export type PageModule = { default: ComponentType<any>; page?: { feature: Feature } };

/** A page whose code is in separate chunks. Chunks are named by their `webpackChunkName`. */
export type LazyPage<Module extends PageModule = PageModule> = Module['default'] & {
  /** The chunks that the first render needs. */
  chunks: string[];
  /** The chunks that the page asks for as soon as it is shown, before any press. */
  atOnce: string[];
  load(): Promise<Module>;
  /** Loads the page and adds its feature to the store. */
  preload(store: AppStore): Promise<Module>;
  /** Returns the module of the page; suspends until the page is preloaded. */
  useModule(): Module;
};

/**
 * Makes a page that is loaded when it is needed, as `React.lazy` does, but that can also be preloaded: a loaded
 * page renders synchronously, so that the prerendered HTML is hydrated without a Suspense boundary around it. A
 * page is rendered only in a store that has its feature.
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
      if (module.page) await addFeature(store, module.page.feature);
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
 * Forgets which pages failed to load, so that they are loaded again when they are opened next. Must not run before
 * the error boundary has rendered: until then React retries the rendering of the failed page, and each retry would be
 * a new request.
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
