/** Where no frame is painted, as in a hidden page. Longer than two frames of a slow phone. */
const TIMEOUT_MS = 500;

/**
 * Resolves once what was rendered before the call is painted: at the frame after the next one. Input that
 * the browser has queued is handled before a frame, so also once no earlier press is waiting.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, TIMEOUT_MS);
  });
