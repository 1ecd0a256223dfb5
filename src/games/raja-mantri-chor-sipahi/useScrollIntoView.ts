import { useEffect, useRef } from 'react';

/**
 * Scrolls an element into view when it appears: the one in whose place it is may have been longer, and
 * scrolled. Returns a ref for it.
 */
export function useScrollIntoView<View extends Element>() {
  const view = useRef<View>(null);
  useEffect(() => {
    view.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return view;
}
