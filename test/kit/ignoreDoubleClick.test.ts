import type { MouseEvent } from 'react';
import { ignoreDoubleClick } from '../../src/kit/ignoreDoubleClick';

/** `detail` of a click: 0 by keyboard, then 1, 2, 3 in quick succession. */
const click = (detail: number) => ({ detail }) as MouseEvent;

test.each([
  ['the keyboard', 0, 1],
  ['a single click', 1, 1],
  ['the second click of a double click', 2, 0],
  ['the third of a triple click', 3, 0],
])('%s (detail %i) acts %i times', (_what, detail, times) => {
  const act = jest.fn();
  ignoreDoubleClick(act)(click(detail));
  expect(act).toHaveBeenCalledTimes(times);
});
