/** Chromium's event: a page keeps it, and shows the browser's own question with it, once, in a press. */
export type InstallPrompt = Event & { prompt(): Promise<unknown> };

/**
 * Listens for that event, and returns what gives the latest one. Part of every page, as the event may
 * come before any chunk that is loaded later.
 */
export function catchInstallPrompt(): () => InstallPrompt | undefined {
  let caught: InstallPrompt | undefined;
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise Chromium on Android offers the site by itself, on arrival.
    event.preventDefault();
    caught = event as InstallPrompt;
  });
  return () => caught;
}
