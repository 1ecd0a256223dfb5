import type { Releases } from '../platform/env';

/** What the env can do about new releases. Light: it is loaded with every page. */
export const releases: Releases = {
  checkForRelease() {
    navigator.serviceWorker
      ?.getRegistration()
      .then((registration) => registration?.update())
      // No network: the next check may get through.
      .catch(() => undefined);
  },
  takeRelease() {
    const reload = () => window.location.reload();
    import(/* webpackChunkName: "offline" */ './client').then(
      ({ takeRelease }) => takeRelease(reload),
      reload,
    );
  },
};
