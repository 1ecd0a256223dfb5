/** Keeps an event from the controls of the page, and from its default action. */
export function swallow(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * The events that end a press: `click`; `auxclick`, if the press was by another mouse button; or `pointerdown` of the
 * next press, as a press that scrolls the page ends without a click.
 */
const ENDS = ['click', 'auxclick', 'pointerdown'] as const;

/**
 * Makes the press that has just begun do nothing: it focuses no field (on `mousedown`) and presses no control (on
 * `click`). To be called on `pointerdown`.
 */
export function swallowPress() {
  const end = (event: MouseEvent) => {
    // `detail` is 0 for a click by a key, a screen reader or a script, which is not part of the press.
    if (event.type !== 'pointerdown' && event.detail > 0) swallow(event);
    window.removeEventListener('mousedown', swallow, true);
    for (const type of ENDS) window.removeEventListener(type, end, true);
  };
  window.addEventListener('mousedown', swallow, true);
  for (const type of ENDS) window.addEventListener(type, end, true);
}
