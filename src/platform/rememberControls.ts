/*
 * This module moves the input, the choices, the focus and the taps of the visitor to new elements when React replaces
 * elements. React replaces elements after a page could not be rendered. React also replaces elements if an extension
 * has changed the document before hydration. A password manager, for example, may add an icon to each field.
 */

type Control = HTMLElement & Partial<HTMLInputElement>;

const CONTROLS = 'a, button, input, label, summary, textarea';

/**
 * Remembers the controls below an element. Returns a function that copies the values of the old controls to the new
 * controls, and replays taps. With `isPrerendered`, a value that the visitor has not changed is not copied, because the
 * new control may already show a value from storage.
 */
export function rememberControls(
  root: HTMLElement,
  { isPrerendered = false } = {},
): (taps?: HTMLElement[]) => void {
  const controls = controlsIn(root);
  const names = namesOf(controls);
  // The defaults are copied before React can change the defaults: during hydration, React may mistake an element of an
  // extension for an element of the page.
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
      // An earlier tap may have removed the control of this tap.
      const control = counterpartOf(tapped);
      delete control?.dataset.hydrating;
      control?.click();
    }
  };
}

const controlsIn = (root: HTMLElement) => [...root.querySelectorAll<Control>(CONTROLS)];

/**
 * Returns a name for each control, to find the new control that replaces an old control. The name begins with the id.
 * If there is no id, the name begins with the tag, the classes and the attribute `name`. The name ends with a number,
 * because several controls may have the same beginning. Controls of extensions have other classes, and so other names.
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
  // The setter of the prototype is called, because React has put a setter of its own onto the element. A change through
  // React's setter would not cause a React `onChange`.
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
