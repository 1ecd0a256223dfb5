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
 * A `BrowserRouter` that shows a new location only when its page is loaded and the browser has the snapshot for the
 * page transition. Until then the old page stays and answers. A newer navigation replaces a pending navigation. This
 * router does not animate Back and Forward, as browsers animate them.
 *
 * `BrowserRouter` of the router is not used: its React transition keeps the old page, too, but with `BrowserRouter`
 * tests in `test/browser` fail. Each line of this list names a part of this module, and the tests that fail without
 * the part:
 * - `beginPageTransition`: six tests of `pageTransition.spec.ts`.
 * - `loadPages` before the snapshot: "while a page is loading, the old one responds", `pageTransition.spec.ts`.
 * - `latest` and `cancelPageTransition`: "going back at the start of a page transition …", `pageTransition.spec.ts`.
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
      // The page is loaded after the paint: loading and the snapshot would delay the frame that shows the link as
      // pressed.
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
 * Makes the router's history, in which a second press of a link adds no second entry. A `Link` does not prevent the
 * second entry: it compares its target with the rendered location, and while the new page is loading, the old
 * location is still rendered.
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
