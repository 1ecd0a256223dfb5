import { useEffect } from 'react';

/**
 * Moves the focus to the element with this id when the view is shown, but only if no element has the focus. The focus
 * is lost if the view has replaced the button that had the focus.
 */
export function useLostFocus(id: string) {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
