import type { MouseEvent } from 'react';

/**
 * For a control that appears where another one was: the second click of a double click was meant
 * for that one, and is not heard. (By the keyboard, `detail` is 0.)
 */
export const ignoreDoubleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
