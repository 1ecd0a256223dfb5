import { flushSync } from 'react-dom';

/*
 * On a slow phone a press is answered in two frames: the first shows the control pressed, the second
 * shows the result. Only rendering is deferred: the state has changed when `dispatch` returns. The
 * README of `app/` has measurements.
 */

/** Timeout that runs the tasks if no frame is painted, as in a hidden page. */
const FRAME_MS = 50;

const queue: (() => void)[] = [];
let channel: MessageChannel | undefined;
let latestClick: MouseEvent | undefined;
let pressed: HTMLElement | null | undefined;

/**
 * Runs a task after the next paint, if a control is being pressed on a slow phone; otherwise
 * immediately.
 */
export function afterPaint(task: () => void) {
  const control = channel && pressedControl();
  if (!control) return task();
  queue.push(task);
  if (queue.length > 1) return;
  pressed = control;
  pressed.dataset.pressed = '';
  requestAnimationFrame(scheduleNext);
  if (window.scheduler?.postTask) window.scheduler.postTask(scheduleNext, { delay: FRAME_MS });
  else setTimeout(scheduleNext, FRAME_MS);
}

/** Enables deferral. Called once, on a slow phone, before the first press. */
export function deferUntilPainted() {
  channel = new MessageChannel();
  channel.port1.onmessage = runNext;
  window.addEventListener(
    'click',
    (click) => {
      latestClick = click;
    },
    true,
  );
  // The result of a press must be rendered before the next press is handled.
  for (const next of ['click', 'keydown', 'pointerdown']) {
    window.addEventListener(next, runAll, true);
  }
}

/**
 * The link, button or radio of the current click (a radio in a `SegmentedControl` shows its choice
 * at once). Null for a click by keyboard, where the next key may follow at once, and for text fields,
 * which must not lag.
 */
function pressedControl(): HTMLElement | null {
  const isPress = window.event?.type === 'click' || window.event?.type === 'submit';
  if (!isPress || !latestClick?.detail) return null;
  const { target } = latestClick;
  return target instanceof Element
    ? target.closest<HTMLElement>('a, button, [type="radio"]')
    : null;
}

const scheduleNext = () => channel?.port2.postMessage(null);

/** Runs each task in its own macrotask, so that input is not blocked until all have run. */
function runNext() {
  runFirst();
  if (queue.length > 0) scheduleNext();
}

function runAll() {
  while (queue.length > 0) runFirst();
}

function runFirst() {
  delete pressed?.dataset.pressed;
  const task = queue.shift();
  if (task) flushSync(task);
}

/** The time to wait if no frame is painted, as in a hidden page. It is longer than two frames of a slow phone. */
const PAINTED_MS = 500;

/**
 * Resolves once what was rendered before the call is painted: at the frame after the next frame. Browsers handle
 * queued input before a frame, so no earlier press is waiting then.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, PAINTED_MS);
  });
