/** A phone's on-screen keyboard covers the result for as long as a field has the focus. */
export function dismissKeyboard(form: HTMLFormElement) {
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}
