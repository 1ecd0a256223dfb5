/** Keeps an event from the controls of the page, and from its default action. */
export function swallow(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** `auxclick` ends a press of another button; a new press ends one without a click, such as a scroll. */
const ENDS = ['click', 'auxclick', 'pointerdown'] as const;

/**
 * To be called on `pointerdown`: the press that has begun focuses no field (on `mousedown`) and presses
 * no control (on `click`).
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
