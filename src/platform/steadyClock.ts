/**
 * Makes a clock that nobody can set, to measure periods of seconds. The clock returns milliseconds. It adds the time of
 * sleep to `performance.now()`, because `performance.now()` stands still while a phone sleeps. The time of sleep is
 * measured when the page becomes visible again: it is the time that the wall clock has gained over `performance.now()`
 * since the page was hidden. If this difference is negative because the wall clock was set back, nothing is added.
 *
 * Example: a phone runs for 1 s, sleeps for 60 s and runs for 1 s. The clock has then advanced by 62 000 ms.
 */
export function steadyClock(): () => number {
  let slept = 0;
  /** The wall clock minus `performance.now()` at the time when the page was hidden; null while the page is visible. */
  let aheadBefore: number | null = null;
  const ahead = () => Date.now() - performance.now();
  const onChange = ({ type }: Event) => {
    if (aheadBefore !== null) slept += Math.max(0, ahead() - aheadBefore);
    aheadBefore = document.hidden || type === 'pagehide' ? ahead() : null;
  };
  document.addEventListener('visibilitychange', onChange);
  // The events `pagehide` and `pageshow` are for older versions of Safari. These versions send no `visibilitychange`
  // when a visitor leaves the page, or returns by Back.
  window.addEventListener('pagehide', onChange);
  window.addEventListener('pageshow', onChange);
  return () => performance.now() + slept;
}
