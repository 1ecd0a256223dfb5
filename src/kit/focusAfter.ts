import { flushSync } from 'react-dom';
import { afterPaint } from '../platform/afterPaint';

/**
 * For a control that removes itself when pressed: makes the change and, once that is painted, moves
 * the focus to the element with this id.
 */
export function focusAfter(change: () => void, id: string) {
  change();
  afterPaint(() => {
    // React may not have rendered the change yet.
    flushSync(() => undefined);
    document.getElementById(id)?.focus();
  });
}
