import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, REDUCED_MOTION } from '../platform/reducedMotion';

const never = () => () => undefined;

/** False while the prerendered page is hydrated, true right after it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const onChangeOf = (media: string) => (told: () => void) => {
  const query = window.matchMedia(media);
  query.addEventListener('change', told);
  return () => query.removeEventListener('change', told);
};

const DARK = '(prefers-color-scheme: dark)';
const onSchemeChange = onChangeOf(DARK);

/** Whether the system is dark. */
export const useSystemDark = () =>
  useSyncExternalStore(
    onSchemeChange,
    () => window.matchMedia(DARK).matches,
    () => false,
  );

const onMotionChange = onChangeOf(REDUCED_MOTION);

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
