/** The longest wait for an idle page. After this time the task runs even if the page is busy. */
const IDLE_MS = 10_000;

/** Runs a task when the page is idle. A browser without idle callbacks runs the task after two seconds. */
export const whenIdle = (task: () => void) =>
  window.requestIdleCallback
    ? window.requestIdleCallback(task, { timeout: IDLE_MS })
    : setTimeout(task, 2000);
