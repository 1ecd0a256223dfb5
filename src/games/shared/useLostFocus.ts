import { useEffect } from 'react';

/**
 * Moves the focus to the element with this id when the view appears in the place of the button that had it.
 */
export function useLostFocus(id: string) {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
