import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether hydration is over: false while React hydrates the prerendered page. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
