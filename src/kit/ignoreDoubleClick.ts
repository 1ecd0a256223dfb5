import type { MouseEvent } from 'react';

/**
 * For a control that appears in the place of another one: ignores the second click of a double
 * click, which was meant for the other one. (`detail` is 0 for keyboard clicks.)
 */
export const ignoreDoubleClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
