import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `callback` when the view is unmounted. Returns a ref for the element of the view: StrictMode
 * also runs effect clean-ups right after mounting, while the element is still in the page.
 */
export function useOnUnmount<View extends Element>(callback: () => void) {
  const view = useRef<View>(null);
  const onUnmount = useEffectEvent(callback);
  useEffect(() => {
    const element = view.current;
    return () => {
      if (!element?.isConnected) onUnmount();
    };
  }, []);
  return view;
}
