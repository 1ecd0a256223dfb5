import type { ReactNode } from 'react';
import { startTransition, useLayoutEffect, useState } from 'react';
import type { Location, NavigationType, Navigator } from 'react-router-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { beginPageTransition, cancelPageTransition } from '../kit/pageTransition';
import { afterPaint } from '../platform/afterPaint';
import { settings } from '../settings';
import { loadPages, pathOf } from './routes';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Navigation = { action: NavigationType; location: Location };

/**
 * The router's `BrowserRouter`, which also loads a page and starts the page transition before it
 * renders the new one: neither may be started while rendering. Until then the old page stays, and
 * answers. The latest navigation wins. Steps in the history are animated by browsers themselves.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [navigator] = useState(() => navigatorOf(history));
  const [{ action, location }, setShown] = useState(() => ({
    action: history.action,
    location: history.location,
  }));

  useLayoutEffect(() => {
    let shownPath = history.location.pathname;
    let latest: Navigation | undefined;
    const show = async (navigation: Navigation) => {
      const { action, location } = navigation;
      if (latest !== navigation) return;
      const isLoaded = await loadPages(pathOf(location));
      if (latest !== navigation) return;
      const isAnimated = isLoaded && action !== 'POP' && location.pathname !== shownPath;
      await beginPageTransition({ key: location.key, isAnimated });
      if (latest !== navigation) return;
      shownPath = location.pathname;
      startTransition(() => setShown({ action, location }));
    };
    return history.listen((navigation) => {
      latest = navigation;
      cancelPageTransition();
      // Loading and the snapshot would delay the frame that shows the pressed link.
      afterPaint(() => show(navigation));
    });
  }, [history]);

  return (
    <Router
      basename={settings.basePath}
      location={location}
      navigationType={action}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}

/**
 * A link compares itself with the page that is shown. Pressed again while its page is loading, it
 * would add a second entry to the history.
 */
const navigatorOf = (history: BrowserHistory): Navigator => ({
  ...history,
  push(to, state) {
    const isCurrent = history.createHref(to) === history.createHref(history.location);
    if (isCurrent) history.replace(to, state);
    else history.push(to, state);
  },
});
