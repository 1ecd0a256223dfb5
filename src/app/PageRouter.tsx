import type { ReactNode } from 'react';
import { startTransition, useLayoutEffect, useState } from 'react';
import type { Location, NavigationType, Navigator } from 'react-router-dom';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';
import { beginPageTransition, cancelPageTransition } from '../kit/pageTransition';
import { afterPaint } from '../platform/afterPaint';
import { settings } from '../settings';
import { useAppStore } from '../state/hooks';
import { loadPages, stripBase } from './routes';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Navigation = { action: NavigationType; location: Location };

/**
 * Like the router's `BrowserRouter`, but loads the page and starts the page transition before it
 * renders the new location: rendering must have no side effects. Until then the old page stays
 * interactive. A newer navigation supersedes a pending one. Back and Forward are not animated here,
 * as browsers do that.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const store = useAppStore();
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
      const isLoaded = await loadPages(stripBase(location), store);
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
  }, [history, store]);

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
 * `Link` replaces the history entry only if it points to the rendered location. A second press
 * while its page is loading would push a duplicate entry.
 */
const navigatorOf = (history: BrowserHistory): Navigator => ({
  ...history,
  push(to, state) {
    const isCurrent = history.createHref(to) === history.createHref(history.location);
    if (isCurrent) history.replace(to, state);
    else history.push(to, state);
  },
});
