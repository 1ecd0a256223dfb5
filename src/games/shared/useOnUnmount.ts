import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `leave` when the view is unmounted. Returns a ref for the element of the view: StrictMode
 * also runs effect clean-ups right after mounting, while the element is still in the page.
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
