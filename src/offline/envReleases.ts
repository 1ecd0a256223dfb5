import type { Releases } from '../platform/env';

/** The env's part that deals with releases. Small, as every page loads it. */
export const releases: Releases = {
  async checkForRelease() {
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      await registration?.update();
    } catch {
      // Offline: the next check may succeed. Or the browser denies access to service workers.
    }
  },
  takeRelease() {
    const reload = () => window.location.reload();
    import(/* webpackChunkName: "offline" */ './client')
      .then(({ takeRelease }) => takeRelease(reload))
      // The chunk failed to load, or the browser denies access to the registration.
      .catch(reload);
  },
};
