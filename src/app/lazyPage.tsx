import type { ComponentType } from 'react';
import { use, useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useOutlet } from 'react-router-dom';
import { giveUpOther, turnTo } from '../kit/pageTurn';

type PageModule = { default: ComponentType };

/** A page in chunks of its own. `chunks` are the names given to them in its `import()`s. */
export type LazyPage = ComponentType & { chunks: string[]; preload(): Promise<unknown> };

/**
 * Like `React.lazy`, and it can be loaded ahead: a page that is there renders at once, so the
 * prerendered HTML is hydrated in one go, without a Suspense boundary around it. Later pages are
 * loaded inside the router's transition: the old page stays until the new one is here.
 */
export function lazyPage(chunks: string[], load: () => Promise<PageModule>): LazyPage {
  let page: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;

  const forget = () => {
    pending = undefined;
  };
  const start = () => {
    const loading = whileTurning(load().catch(load)).then((module) => {
      page = module.default;
      return page;
    });
    loading.catch(() => failed.add(forget));
    return loading;
  };
  const preload = () => {
    pending ??= start();
    return pending;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once per page, by the route table
  function Lazy() {
    const { pathname } = useLocation();
    const isStepInHistory = useNavigationType() === 'POP';
    const isWhole = useOutlet() === null;
    const isShown = useRef(false);
    useEffect(() => {
      isShown.current = true;
    }, []);

    giveUpOther(pathname);
    const Page = page ?? use(preload());
    // Begun while drawing, as it has to be waited for, and never by a page that is there already. One
    // with another inside waits for that: the old page must not stand still meanwhile.
    const turn = isWhole && !isShown.current && turnTo(pathname, isStepInHistory);
    if (turn) use(turn);
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

let turning = 0;

/** On a slow network the stylesheet shows that a page is being fetched. */
async function whileTurning<T>(promise: Promise<T>): Promise<T> {
  if (typeof document === 'undefined') return promise;
  const root = document.documentElement;
  turning += 1;
  root.dataset.turning = '';
  try {
    return await promise;
  } finally {
    turning -= 1;
    if (turning === 0) delete root.dataset.turning;
  }
}
