import { flushSync } from 'react-dom';
import { afterPaint } from '../platform/afterPaint';

/**
 * Makes a change that removes the pressed control and, once the change is painted, moves the focus to the element
 * with this id.
 */
export function focusAfter(change: () => void, id: string) {
  change();
  afterPaint(() => {
    // React may not have rendered the change yet.
    flushSync(() => undefined);
    document.getElementById(id)?.focus();
  });
}
