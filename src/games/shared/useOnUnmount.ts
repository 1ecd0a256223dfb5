import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `callback` when the view is unmounted. Returns a ref, which the caller must attach to the element of the view.
 * StrictMode also runs the clean-up of effects right after mounting. The ref shows that the element is still in the
 * page then, so `callback` is not called.
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
