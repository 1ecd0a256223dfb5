import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/whenIdle';
import { useAppStore } from '../../state/hooks';
import { pageReturned } from '../../state/uiSlice';
import type { Stored } from './stored';

/**
 * Returns what Home shows of the stored scores; undefined until the page is idle, and if the chunk cannot be loaded. It
 * is read again when the tab is visible again: the day may have changed, or another tab may have stored scores.
 */
export function useStored(): Stored | undefined {
  const { env, startListening } = useAppStore();
  const [stored, setStored] = useState<Stored>();
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      if (!isShown) return;
      try {
        const { readStored } = await import(/* webpackChunkName: "home-later" */ './stored');
        if (isShown) setStored(readStored(env));
      } catch {
        // The page stays as it is without stored scores.
      }
    };
    whenIdle(read);
    const stopListening = startListening({ actionCreator: pageReturned, effect: read });
    return () => {
      isShown = false;
      stopListening();
    };
  }, [env, startListening]);
  return stored;
}
