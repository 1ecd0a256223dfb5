import { flushSync } from 'react-dom';

/*
 * On a slow phone a press is answered in two frames. The first frame shows the pressed control, the second frame shows
 * the result. The state is not delayed: it has changed when `dispatch` returns. The README of `app/` has measurements.
 */

/** The time after which the tasks run even if no frame was painted, for example in a hidden page. */
const FRAME_MS = 50;

const queue: (() => void)[] = [];
let channel: MessageChannel | undefined;
let latestClick: MouseEvent | undefined;
let pressed: HTMLElement | null | undefined;

/** Runs a task after the next paint, if a control is being pressed on a slow phone. Otherwise runs the task at once. */
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

/** Lets `afterPaint` defer tasks from now on. On a slow phone, `index.tsx` calls the function once after hydration. */
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
  // The pending tasks run before the next press or key is handled, to render the result of the previous press first.
  for (const next of ['click', 'keydown', 'pointerdown']) {
    window.addEventListener(next, runAll, true);
  }
}

/**
 * Returns the link, button or radio of the current click. A radio can wait, because a `SegmentedControl` shows a choice
 * at once. Returns null for a click by keyboard, because the next key may follow at once. Returns null for text fields,
 * because typing must not lag.
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

/** Runs one task. Schedules the next task in a new macrotask, to let the browser handle input between two tasks. */
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

/**
 * The time after which `painted` resolves even if no frame was painted, for example in a hidden page. It is longer than
 * two frames on a slow phone.
 */
const PAINTED_MS = 500;

/**
 * Resolves at the frame after the next frame. By then, everything that was rendered before the call is painted. All
 * earlier presses are also handled by then, because browsers handle queued input before a frame.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, PAINTED_MS);
  });
