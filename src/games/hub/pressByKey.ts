import type { KeyboardEvent } from 'react';

/** The controls that take typed characters. */
const FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select';

/**
 * Presses the button whose `aria-keyshortcuts` is the pressed key. The view of each game is inside of the element with
 * this listener, so the keys work only while the focus is in the game. The button gets the focus, as with a click:
 * otherwise the focus would stay on an element that the press may remove. A key that is held down counts once.
 */
export function pressByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, repeat, ctrlKey, altKey, metaKey, currentTarget, target } = event;
  if (repeat || ctrlKey || altKey || metaKey || (target as Element).matches(FIELDS)) return;
  const buttons = currentTarget.querySelectorAll<HTMLButtonElement>('[aria-keyshortcuts]');
  const pressed = [...buttons].find(
    (button) => button.getAttribute('aria-keyshortcuts') === key.toUpperCase(),
  );
  pressed?.focus({ preventScroll: true });
  pressed?.click();
}
