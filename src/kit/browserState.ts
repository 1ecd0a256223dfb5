import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, REDUCED_MOTION } from '../platform/reducedMotion';

const subscribeToNothing = () => () => undefined;

/** False while the prerendered page is hydrated, true afterwards. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const mediaSubscription = (media: string) => (notify: () => void) => {
  const query = window.matchMedia(media);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

const DARK = '(prefers-color-scheme: dark)';
const subscribeToScheme = mediaSubscription(DARK);

/** Whether the system's colour scheme is dark. */
export const useSystemDark = () =>
  useSyncExternalStore(
    subscribeToScheme,
    () => window.matchMedia(DARK).matches,
    () => false,
  );

const subscribeToMotion = mediaSubscription(REDUCED_MOTION);

export const useReducedMotion = () =>
  useSyncExternalStore(subscribeToMotion, prefersReducedMotion, () => false);

function subscribeToVisibility(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/** Whether the tab is hidden. */
export const useIsHidden = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
