/**
 * For a modal element where the browser has none of its own: its first button gets the focus, Tab goes from
 * button to button, Escape calls `onEscape`. Returns the clean-up function.
 */
export function keepFocusInside(element: HTMLElement, onEscape: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const buttons = [...element.querySelectorAll('button')];
    const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = current + (event.shiftKey ? -1 : 1);
    buttons[(next + buttons.length) % buttons.length]?.focus();
  };
  document.addEventListener('keydown', onKeyDown);
  element.querySelector('button')?.focus();
  return () => document.removeEventListener('keydown', onKeyDown);
}
