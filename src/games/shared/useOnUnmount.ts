import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `callback` when the view is unmounted. Returns a ref for the element of the view. The ref is needed because
 * StrictMode also runs effect clean-ups right after mounting: the element is then still in the page, and `callback`
 * is not called.
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
