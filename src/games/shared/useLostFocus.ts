import { useEffect } from 'react';

/**
 * Moves the focus to the element with the given id when the view is shown and no element has the focus, because the
 * view has replaced the button that had it.
 */
export function useLostFocus(id: string) {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
