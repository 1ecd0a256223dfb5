import type { Releases } from '../platform/env';

/** The env's part that deals with releases. Small, as every page loads it. */
export const releases: Releases = {
  checkForRelease() {
    navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.update())
      // Offline: the next check may succeed.
      .catch(() => undefined);
  },
  takeRelease() {
    const reload = () => window.location.reload();
    import(/* webpackChunkName: "offline" */ './client')
      .then(({ takeRelease }) => takeRelease(reload))
      // The chunk failed to load, or the browser denies access to the registration.
      .catch(reload);
  },
};
