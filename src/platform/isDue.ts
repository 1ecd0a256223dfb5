/** A sound or a word that is later than this is dropped: it would no longer fit what is on the screen. */
const MAX_DELAY_MS = 500;

/** Whether what was requested at this `performance.now()` may still be heard; never in a hidden page. */
export const isDue = (requestedAt: number) =>
  !document.hidden && performance.now() - requestedAt <= MAX_DELAY_MS;
