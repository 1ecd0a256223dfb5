/** Keeps an event from the controls of the page, and from its default action. */
export function swallow(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A press ends with its click; where none comes, as after scrolling, the next one ends it. */
const ENDS = ['click', 'pointercancel', 'pointerdown', 'keydown'];

/**
 * To be called on `pointerdown`: the press that has begun focuses no field (on `mousedown`) and presses
 * no control (on `click`).
 */
export function swallowPress() {
  const end = (event: Event) => {
    if (event.type === 'click') swallow(event);
    window.removeEventListener('mousedown', swallow, true);
    for (const type of ENDS) window.removeEventListener(type, end, true);
  };
  window.addEventListener('mousedown', swallow, true);
  for (const type of ENDS) window.addEventListener(type, end, true);
}
