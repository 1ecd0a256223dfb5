import { flushSync } from 'react-dom';

/*
 * On a slow phone a press is answered twice. The frame that follows it shows the control pressed;
 * what the press has changed is drawn for the next one. So a finger is answered before a whole
 * screen is worked out. The state does not wait: it has changed when `dispatch` returns.
 */

/** No frame comes to a page that is hidden, or whose clock stands still in a test. */
const FRAME_MS = 50;

/** What waits for the frame, in the order it was asked for. */
const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;
let latestClick: MouseEvent | undefined;
let pressed: HTMLElement | null | undefined;

/**
 * Runs a task once the frame after the press of the moment is painted; at once where nothing is
 * pressed, or the phone is not slow.
 */
export function afterPress(task: () => void) {
  const control = channel && pressedControl();
  if (!control) return task();
  waiting.push(task);
  if (waiting.length > 1) return;
  pressed = control;
  pressed.dataset.pressed = '';
  requestAnimationFrame(tell);
  if (window.scheduler?.postTask) window.scheduler.postTask(tell, { delay: FRAME_MS });
  else setTimeout(tell, FRAME_MS);
}

/** For a slow phone, and before its first press. */
export function answerPressesFirst() {
  channel = new MessageChannel();
  channel.port1.onmessage = runNext;
  window.addEventListener(
    'click',
    (click) => {
      latestClick = click;
    },
    true,
  );
  // Whoever presses again, presses what the first press made of the screen.
  for (const next of ['click', 'keydown', 'pointerdown']) {
    window.addEventListener(next, runWaiting, true);
  }
}

/**
 * The button below the finger or the mouse. The keyboard has none: its next key may follow at once.
 * Nor has a field, which must show its letters; a choice shows itself: see `Segment`.
 */
function pressedControl(): HTMLElement | null {
  const isAnswered = window.event?.type === 'click' || window.event?.type === 'submit';
  if (!isAnswered || !latestClick?.detail) return null;
  const { target } = latestClick;
  return target instanceof Element ? target.closest<HTMLElement>('button, [type="radio"]') : null;
}

const tell = () => channel?.port2.postMessage(null);

/** Each in a task of its own, so that the next press need not wait for all of them. */
function runNext() {
  runFirst();
  if (waiting.length > 0) tell();
}

function runWaiting() {
  while (waiting.length > 0) runFirst();
}

function runFirst() {
  delete pressed?.dataset.pressed;
  const task = waiting.shift();
  if (task) flushSync(task);
}
