import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the prerendered page is hydrated, true right after it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked the system for less motion. */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;

function onMotionChange(told: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
}

export const useReducedMotion = () =>
  useSyncExternalStore(onMotionChange, prefersReducedMotion, () => false);

function onVisibilityChange(told: () => void) {
  document.addEventListener('visibilitychange', told);
  return () => document.removeEventListener('visibilitychange', told);
}

/** Whether the tab is out of sight. */
export const useIsHidden = () =>
  useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
