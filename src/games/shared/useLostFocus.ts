import { useEffect } from 'react';

/**
 * Moves the focus to the element with this id when the view takes the place of the button that had the focus.
 */
export function useLostFocus(id: string) {
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(id)?.focus({ preventScroll: true });
  }, [id]);
}
