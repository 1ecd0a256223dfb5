import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** False while the prerendered page is hydrated, true afterwards. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
