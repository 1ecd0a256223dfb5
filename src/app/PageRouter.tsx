import type { ReactNode } from 'react';
import { startTransition, useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { beginPageTransition, cancelPageTransition } from '../kit/pageTransition';
import { afterPaint } from '../platform/afterPaint';
import { settings } from '../settings';
import { useAppStore } from '../state/hooks';
import { loadPages, stripBase } from './routes';

/**
 * A `BrowserRouter` that shows a new location only when its page is loaded and the browser has the snapshot
 * for the page transition. Until then the old page stays and answers. A newer navigation replaces a pending
 * navigation. Back and Forward are not animated here, as browsers animate them.
 *
 * `BrowserRouter` of the router is not used: its React transition keeps the old page as well, but tests in
 * `test/browser` fail. Each line names a part of this module, and the tests that fail without that part:
 * - `beginPageTransition`: six tests of `pageTransition.spec.ts`.
 * - `loadPages` before the snapshot: "while a page is loading, the old one responds", same file.
 * - `latest` and `cancelPageTransition`: "going back at the start of a page transition …", same file.
 * - `afterPaint`: "on a slow phone a page is loaded after the frame …", `slowPhone.spec.ts`.
 * - `makeHistory`: "a link pressed twice while its page is loading …", `navigation.spec.ts`.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const [history] = useState(makeHistory);
  const [location, setLocation] = useState(() => history.location);

  useLayoutEffect(() => {
    let shownPath = history.location.pathname;
    let latest: Location | undefined;
    return history.listen(({ action, location }) => {
      latest = location;
      cancelPageTransition();
      // Loading and the snapshot would delay the frame that shows the pressed link.
      afterPaint(async () => {
        if (latest !== location) return;
        const isLoaded = await loadPages(stripBase(location), store);
        if (latest !== location) return;
        const isAnimated = isLoaded && action !== 'POP' && location.pathname !== shownPath;
        await beginPageTransition({ key: location.key, isAnimated });
        if (latest !== location) return;
        shownPath = location.pathname;
        startTransition(() => setLocation(location));
      });
    });
  }, [history, store]);

  return (
    <Router basename={settings.basePath} location={location} navigator={history}>
      {children}
    </Router>
  );
}

/**
 * Makes the router's history, in which a second press of a link adds no second entry. A `Link` itself compares
 * its target with the rendered location, which is still the old one while the page is loading.
 */
function makeHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const { createHref, push, replace } = history;
  history.push = (to, state) => {
    const isCurrent = createHref(to) === createHref(history.location);
    (isCurrent ? replace : push)(to, state);
  };
  return history;
}
