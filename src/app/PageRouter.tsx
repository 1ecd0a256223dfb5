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
 * A router that replaces `BrowserRouter`. The old page stays and responds until the new page is loaded and the browser
 * has the snapshot for the page transition. A newer navigation cancels a pending navigation. Back and Forward are not
 * animated here, because browsers have their own animation for Back and Forward.
 *
 * `BrowserRouter` also keeps the old page while the new page is loading, but some tests in `test/browser` fail with
 * `BrowserRouter`. Each line of this list names a part of this module, and the tests that fail without the part:
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
      // The page is loaded after the paint: otherwise the loading and the snapshot would delay the frame that shows the
      // pressed link.
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
 * Makes the history for the router. The history adds no second entry if a link is pressed again while the new page is
 * loading. A `Link` does not prevent the second entry, because a `Link` compares its target with the rendered location.
 * While the new page is loading, the old location is still rendered.
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
