import { within } from '../../platform/within';

/** The time in milliseconds after which a task pauses, to let the browser respond to the visitor. */
const SLICE_MS = 6;

/** The longest wait for a font or a drawing, in milliseconds. On a bad network a file may never arrive. */
const PATIENCE_MS = 4000;

/** A function to call and await between two steps of long work. The function lets the browser do other work. */
export type Pause = () => Promise<void>;

/**
 * Returns a function that lets the browser do other work if the current task has taken longer than `SLICE_MS`. If
 * `signal` is aborted, the picture is not needed any more, and the function throws to end the work.
 */
export function makePause(signal?: AbortSignal): Pause {
  let since = performance.now();
  return async () => {
    if (performance.now() - since > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    if (signal?.aborted) throw signal.reason ?? new DOMException('Aborted', 'AbortError');
  };
}

/** Resolves to the result of a promise, or to undefined if the promise fails or takes longer than `PATIENCE_MS`. */
export function inTime<Result>(result: Promise<Result>): Promise<Result | undefined> {
  return within(PATIENCE_MS, result, undefined).catch(() => undefined);
}
