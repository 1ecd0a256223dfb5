/*
 * Keeps what a visitor has typed, chosen, focused and tapped in elements that React then makes anew. React makes
 * elements anew where an extension has changed the document before hydration, such as a password manager that puts an
 * icon behind each field, and where a page could not be rendered.
 */

type Control = HTMLElement & Partial<HTMLInputElement>;

const CONTROLS = 'a, button, input, label, summary, textarea';

/**
 * Remembers the controls below an element. Returns a function that repeats in the new controls the changes that the
 * visitor has made in the old controls, and replays taps. With `isPrerendered`, a control that still has its default
 * value does not count as changed: the new control may already have a value from storage.
 */
export function rememberControls(
  root: HTMLElement,
  { isPrerendered = false } = {},
): (taps?: HTMLElement[]) => void {
  const controls = controlsIn(root);
  const names = namesOf(controls);
  // The defaults are copied: React changes them when it takes an element of an extension for an element of the page.
  const defaults = controls.map(({ defaultValue, defaultChecked }) =>
    isPrerendered ? { value: defaultValue, checked: defaultChecked } : {},
  );
  function counterpartOf(control: Control): Control | undefined {
    if (control.isConnected) return control;
    const now = controlsIn(root);
    return now[namesOf(now).indexOf(names[controls.indexOf(control)] ?? '')];
  }
  let focused = document.activeElement;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Element;
  };
  root.addEventListener('focusin', onFocus);

  return (taps = []) => {
    root.removeEventListener('focusin', onFocus);
    for (const [at, control] of controls.entries()) {
      const untouched = defaults[at];
      const counterpart = counterpartOf(control);
      if (!counterpart || counterpart === control) continue;
      if (control.value !== untouched?.value) type(counterpart, control.value);
      if (control.checked && !untouched?.checked && !counterpart.checked) counterpart.click();
    }
    if (focused && !focused.isConnected) moveFocus(focused as Control, counterpartOf);
    for (const tapped of taps) {
      // The first of two taps may have removed the control of the second.
      const control = counterpartOf(tapped);
      delete control?.dataset.hydrating;
      control?.click();
    }
  };
}

const controlsIn = (root: HTMLElement) => [...root.querySelectorAll<Control>(CONTROLS)];

/**
 * Returns a name for each control: its id, or its class and name, and its number among controls with the same name.
 * Elements of extensions have other classes and names.
 */
function namesOf(controls: Control[]): string[] {
  const counts = new Map<string, number>();
  return controls.map(({ id, localName, className, name = '' }) => {
    const kind = id || `${localName} ${className} ${name}`;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return `${kind} ${count}`;
  });
}

function type(control: Control, text: string | undefined) {
  if (control.value === text) return;
  // The setter of the prototype is called, as React has put its own setter onto the element: React would miss a
  // change through its own setter.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function moveFocus(from: Control, counterpartOf: (control: Control) => Control | undefined) {
  const to = counterpartOf(from);
  to?.focus({ preventScroll: true });
  if (!(from instanceof HTMLTextAreaElement || from instanceof HTMLInputElement)) return;
  const { selectionStart, selectionEnd } = from;
  if (selectionStart !== null)
    (to as typeof from | undefined)?.setSelectionRange(selectionStart, selectionEnd);
}
