import { flushSync } from 'react-dom';

/*
 * On a slow phone a press is answered in two frames. The first shows the control pressed; what the
 * press has changed is drawn in the second. The state does not wait: it has changed when `dispatch`
 * returns. How much this gains: README.md of this folder.
 */

/** A hidden page paints no frame: then this timer runs the tasks. */
const FRAME_MS = 50;

/** The tasks that wait for the frame, in order. */
const waiting: (() => void)[] = [];
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
  waiting.push(task);
  if (waiting.length > 1) return;
  pressed = control;
  pressed.dataset.pressed = '';
  requestAnimationFrame(scheduleNext);
  if (window.scheduler?.postTask) window.scheduler.postTask(scheduleNext, { delay: FRAME_MS });
  else setTimeout(scheduleNext, FRAME_MS);
}

/** Turns the deferral on. Called once, on a slow phone, before its first press. */
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
  // The next press must meet the screen that the press before has made.
  for (const next of ['click', 'keydown', 'pointerdown']) {
    window.addEventListener(next, runAll, true);
  }
}

/**
 * The button under the finger or the mouse. Not for the keyboard, whose next key may follow at once,
 * nor for a text field, which must show its letters. A radio shows its choice itself: see `Segment`.
 */
function pressedControl(): HTMLElement | null {
  const isPress = window.event?.type === 'click' || window.event?.type === 'submit';
  if (!isPress || !latestClick?.detail) return null;
  const { target } = latestClick;
  return target instanceof Element ? target.closest<HTMLElement>('button, [type="radio"]') : null;
}

const scheduleNext = () => channel?.port2.postMessage(null);

/** A task of its own for each, so that the next press need not wait for all of them. */
function runNext() {
  runFirst();
  if (waiting.length > 0) scheduleNext();
}

function runAll() {
  while (waiting.length > 0) runFirst();
}

function runFirst() {
  delete pressed?.dataset.pressed;
  const task = waiting.shift();
  if (task) flushSync(task);
}
