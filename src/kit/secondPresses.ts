import { swallow } from './swallowPress';

/** A selector for the elements that can be pressed. A press anywhere on a `label` presses its checkbox or radio. */
const CONTROLS = 'label, a, button, input, summary, textarea';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;

type Point = { clientX: number; clientY: number };
type Press = Point & {
  isTap: boolean;
  time: number;
  target: Element | null;
  scroll: number;
  /** All controls as they were when the press began. */
  controls: Map<Element, { meaning: string; box: DOMRect }>;
};

/**
 * Ignores the second press of a double click or double tap if the second press hits a control that was not there, or
 * had another meaning, at the first press. The visitor meant the control or text that was there before. Single presses,
 * and presses by key, script or screen reader, always count. Returns the clean-up function.
 */
export function ignoreSecondPresses(): () => void {
  let latest: Press | undefined;
  let first: Press | undefined;
  let isIgnored = false;

  const onPointerDown = (event: PointerEvent) => {
    latest = pressOf(event);
  };
  // The presses are compared at `mousedown`, because at `click` a checkbox has changed already. An ignored `mousedown`
  // is swallowed, because `mousedown` moves the focus.
  const onMouseDown = (event: MouseEvent) => {
    const isSecond = event.detail > 1 || isDoubleTap(first, latest);
    if (!isSecond) first = latest;
    isIgnored = isSecond && first !== undefined && !isSame(event, first);
    if (isIgnored) swallow(event);
  };
  const onClick = (event: MouseEvent) => {
    // `detail` is 0 for a click by a key or a script. Such a click always counts.
    if (isIgnored && event.detail > 0) swallow(event);
    isIgnored = false;
  };

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('pointerdown', onPointerDown, options);
  window.addEventListener('mousedown', onMouseDown, options);
  window.addEventListener('click', onClick, options);
  return () => listening.abort();
}

const controlAt = ({ target }: Event) =>
  target instanceof Element ? controlOf(target.closest(CONTROLS)) : null;

const controlOf = (element: Element | null) => element?.closest('label') ?? element;

function pressOf(event: PointerEvent): Press {
  // If a modal dialog is open, only its controls are recorded, because all other controls cannot be pressed.
  const page = document.querySelector('dialog[open]') ?? document;
  const controls = new Map(
    Array.from(page.querySelectorAll(CONTROLS), (control) => [
      control,
      { meaning: meaningOf(control), box: control.getBoundingClientRect() },
    ]),
  );
  const { clientX, clientY, pointerType, timeStamp: time } = event;
  const isTap = pointerType === 'touch';
  return {
    clientX,
    clientY,
    isTap,
    time,
    target: controlAt(event),
    scroll: window.scrollY,
    controls,
  };
}

/** Whether `detail` of an event counts taps, as in Chromium. In Firefox and Safari `detail` is 1 for each tap. */
const countsTaps = () => 'userAgentData' in navigator;

function isDoubleTap(first: Press | undefined, second: Press | undefined) {
  if (countsTaps() || !first?.isTap || !second?.isTap || first === second) return false;
  const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
  return second.time - first.time < DOUBLE_TAP_MS && distance < DOUBLE_TAP_PX;
}

/**
 * Returns a text that identifies the effect of a press on a control: the name and the state of the control, and
 * `data-step`. The attribute `data-step` distinguishes the steps of a game in which a control keeps its name.
 */
function meaningOf(control: Element) {
  const box = control.querySelector('input') ?? (control as HTMLInputElement);
  const step = control.closest<HTMLElement>('[data-step]')?.dataset.step;
  const name = control.getAttribute('aria-label') ?? control.textContent;
  const isDisabled = control.matches(':disabled, [aria-disabled=true]');
  return JSON.stringify([name, box.checked, isDisabled, step]);
}

/** Whether the pressed control was at this point, with the same meaning, when the first press began. */
function isSame(event: MouseEvent, { controls, target, scroll, ...first }: Press) {
  const control = controlAt(event);
  if (!control) return !target;
  const before = controls.get(control);
  if (!before || before.meaning !== meaningOf(control)) return false;
  // At the first press this control was covered by another control, for example by a notice at the edge of the screen.
  if (target !== control && isInside(before.box, first.clientX, first.clientY)) return false;
  const { clientX, clientY } = event;
  // The page may have been scrolled between the two presses. A control has moved with the page, or is fixed on the
  // screen, so both positions are tried.
  return [0, window.scrollY - scroll].some((moved) =>
    isInside(before.box, clientX, clientY + moved),
  );
}

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;
