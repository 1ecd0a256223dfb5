/*
 * What a visitor has typed, chosen, focused and tapped in elements that React makes anew: where somebody else has
 * changed the document before it is hydrated, as a password manager does that puts an icon behind each field, and
 * where a page could not be rendered. Each control is known by its place, too.
 */

type Control = HTMLElement & Partial<HTMLInputElement>;

const CONTROLS = 'a, button, input, label, summary, textarea';

/**
 * Remembers the controls below an element. Returns what takes over into new ones what is different in the old ones,
 * and replays taps. `isPrerendered`: a control with its default value was not touched by the visitor, and a value
 * from storage may come after it.
 */
export function rememberControls(
  root: HTMLElement,
  { isPrerendered = false } = {},
): (taps?: HTMLElement[]) => void {
  const controls = controlsIn(root);
  const names = namesOf(controls);
  // As React may change them: it takes an element of others for one of ours before it gives up.
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
      // The first of two taps may have removed it.
      const control = counterpartOf(tapped);
      delete control?.dataset.hydrating;
      control?.click();
    }
  };
}

const controlsIn = (root: HTMLElement) => [...root.querySelectorAll<Control>(CONTROLS)];

/**
 * What each is known by: its id; otherwise its class and name, and its number among those alike, as elements of
 * others have neither.
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
  // React has put a setter of its own onto the element, by which it would miss the change.
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
