import { flushSync } from 'react-dom';

/**
 * Makes a change that takes away the control that has the focus, and hands the focus to what comes
 * in its place, given by its id.
 */
export function focusAfter(change: () => void, id: string) {
  flushSync(change);
  document.getElementById(id)?.focus();
}
