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
  const controls = [...root.querySelectorAll<Control>(CONTROLS)];
  const places = new Map(controls.map((control) => [control, placeOf(control, root)]));
  // As React may change them: it takes an element of others for one of ours before it gives up.
  const defaults = controls.map(({ defaultValue, defaultChecked }) =>
    isPrerendered ? { value: defaultValue, checked: defaultChecked } : {},
  );
  const counterpartOf = (control: Control): Control | undefined =>
    control.isConnected ? control : places.get(control)?.();
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

/** By its id; otherwise by its class and name, and its number among those alike: elements of others have neither. */
function placeOf(control: Control, root: HTMLElement): () => Control | undefined {
  const name = control.getAttribute('name');
  const selector = control.id
    ? `#${CSS.escape(control.id)}`
    : [
        control.localName,
        ...Array.from(control.classList, (each) => `.${CSS.escape(each)}`),
        name === null ? '' : `[name="${CSS.escape(name)}"]`,
      ].join('');
  const alike = () => [...root.querySelectorAll<Control>(selector)];
  const at = alike().indexOf(control);
  return () => alike()[at];
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
