import { within } from '../../platform/within';

/**
 * The time in milliseconds after which a task pauses, so that the page stays usable. A slow phone needs six times as
 * long for the same work.
 */
const SLICE_MS = 6;

/** The longest wait for a font or a drawing on a patchy network. */
const PATIENCE_MS = 4000;

/** A pause, to be awaited between two steps of the work. */
export type Pause = () => Promise<void>;

/**
 * Returns a function that lets the browser do other work if the current task has taken longer than `SLICE_MS`. The
 * function throws if `signal` is aborted, as the picture is not wanted any more.
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

/** The result of a promise, or undefined where it fails or takes too long. */
export function inTime<Result>(result: Promise<Result>): Promise<Result | undefined> {
  return within(PATIENCE_MS, result, undefined).catch(() => undefined);
}
