/** On a phone the keyboard would stay in front of the answer for as long as a field has the focus. */
export function putKeyboardAway(form: HTMLFormElement) {
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}
