import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `leave` when the view is unmounted. Returns a ref for the element of the view: StrictMode
 * runs the clean-up of effects once more, with the element still in the page.
 */
export function useLeave<View extends Element>(leave: () => void) {
  const view = useRef<View>(null);
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    const element = view.current;
    return () => {
      if (!element?.isConnected) onLeave();
    };
  }, []);
  return view;
}
