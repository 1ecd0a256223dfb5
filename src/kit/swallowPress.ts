/** Keeps the controls of the page from receiving an event, and prevents the default action of the event. */
export function swallow(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * The events that end a press: `click`, or `auxclick` for a mouse button other than the main button. A press that
 * scrolls the page causes no click, so such a press ends with the `pointerdown` of the next press.
 */
const ENDS = ['click', 'auxclick', 'pointerdown'] as const;

/**
 * Makes the press that has just begun do nothing: its `mousedown` focuses no field, and its `click` presses no control.
 * Must be called on `pointerdown`.
 */
export function swallowPress() {
  const end = (event: MouseEvent) => {
    // A click with `detail` 0 comes from a key, a screen reader or a script, and is not part of the press.
    if (event.type !== 'pointerdown' && event.detail > 0) swallow(event);
    window.removeEventListener('mousedown', swallow, true);
    for (const type of ENDS) window.removeEventListener(type, end, true);
  };
  window.addEventListener('mousedown', swallow, true);
  for (const type of ENDS) window.addEventListener(type, end, true);
}
