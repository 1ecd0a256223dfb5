import type { ComponentType } from 'react';
import { use } from 'react';

type PageModule = { default: ComponentType };

/** A page in a chunk of its own. `chunk` is the name given to it in the `import()`. */
export type LazyPage = ComponentType & { chunk: string; preload(): Promise<unknown> };

/**
 * Like `React.lazy`, and it can be loaded ahead: a page that is there renders at once, so the
 * prerendered HTML is hydrated in one go, without a Suspense boundary around it. Later pages are
 * loaded inside the router's transition: the old page stays until the new one is here.
 */
export function lazyPage(chunk: string, load: () => Promise<PageModule>): LazyPage {
  let page: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;

  const preload = () => {
    pending ??= markTurning(load().catch(load)).then((module) => {
      page = module.default;
      return page;
    });
    return pending;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once per page, by the route table
  function Lazy() {
    const Page = page ?? use(preload());
    return <Page />;
  }
  return Object.assign(Lazy, { chunk, preload });
}

/** On a slow network the stylesheet shows that a page is being fetched. */
async function markTurning<T>(promise: Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return promise;
  const { dataset } = document.documentElement;
  dataset.turning = '';
  try {
    return await promise;
  } finally {
    delete dataset.turning;
  }
}
