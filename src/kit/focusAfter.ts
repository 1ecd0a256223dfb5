import { flushSync } from 'react-dom';
import { afterPaint } from '../platform/afterPaint';

/**
 * Calls `change`, which removes the pressed control, and then moves the focus to the element with this id. On a slow
 * phone the focus moves after the next paint.
 */
export function focusAfter(change: () => void, id: string) {
  change();
  afterPaint(() => {
    // `flushSync` renders the change if React has not rendered it yet.
    flushSync(() => undefined);
    document.getElementById(id)?.focus();
  });
}
