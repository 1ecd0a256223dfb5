/**
 * Whether this is the browser inside another app of a phone, which may neither save files, copy nor
 * print. It lacks what a phone's own browser has: sharing, or else installing.
 */
export const isInAppBrowser = () =>
  !('share' in navigator) &&
  !('onbeforeinstallprompt' in window) &&
  window.matchMedia('(hover: none) and (pointer: coarse)').matches;
