import { flushSync } from 'react-dom';
import { afterPaint } from '../platform/afterPaint';

/**
 * For a press that removes its own control: makes the change and, when that is drawn, moves the
 * focus to the element that came in its place, given by its id.
 */
export function focusAfter(change: () => void, id: string) {
  change();
  afterPaint(() => {
    // React may not have rendered the change yet.
    flushSync(() => undefined);
    document.getElementById(id)?.focus();
  });
}
