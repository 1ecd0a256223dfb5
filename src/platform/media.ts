import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor's system is set to reduced motion. */
export const prefersReducedMotion = () => window.matchMedia(REDUCED_MOTION).matches;

/**
 * Makes a hook that returns whether a media query matches. The hook returns false while React hydrates the prerendered
 * page.
 */
function mediaHook(media: string): () => boolean {
  const subscribe = (notify: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', notify);
    return () => query.removeEventListener('change', notify);
  };
  const matches = () => window.matchMedia(media).matches;
  const onServer = () => false;
  return function useMedia() {
    return useSyncExternalStore(subscribe, matches, onServer);
  };
}

export const useReducedMotion = mediaHook(REDUCED_MOTION);

/** Whether the system's colour scheme is dark. */
export const useSystemDark = mediaHook('(prefers-color-scheme: dark)');
