import type { Releases } from '../platform/env';

/**
 * The part of `env` that deals with releases. Every page loads this file, so code that can be loaded later is in
 * `client.ts`.
 */
export const releases: Releases = {
  async checkForRelease() {
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      await registration?.update();
    } catch {
      // The visitor is offline, or the browser denies service workers. The next check may succeed.
    }
  },
  takeRelease() {
    const reload = () => window.location.reload();
    import(/* webpackChunkName: "offline" */ './client')
      .then(({ takeRelease }) => takeRelease(reload))
      // The page is reloaded even if the chunk did not load, or if the browser denies service workers.
      .catch(reload);
  },
};
