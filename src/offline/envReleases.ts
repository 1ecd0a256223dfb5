import type { Releases } from '../platform/env';

/**
 * The functions of `Env` for new releases of the site. Every page loads this file at its start. For a fast start, all
 * code that can be loaded later is in `client.ts`.
 */
export const releases: Releases = {
  async checkForRelease() {
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      await registration?.update();
    } catch {
      // The visitor is offline, or the browser denies access to service workers. The next check may succeed.
    }
  },
  takeRelease() {
    const reload = () => window.location.reload();
    import(/* webpackChunkName: "offline" */ './client')
      .then(({ takeRelease }) => takeRelease(reload))
      // The page is also reloaded if the chunk fails to load, or if the browser denies access to service workers.
      .catch(reload);
  },
};
