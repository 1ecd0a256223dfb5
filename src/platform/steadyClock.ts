/**
 * Returns a clock in milliseconds that cannot be set, for periods of seconds. `performance.now()` stands still while
 * a phone sleeps. So when the page comes back into sight, the clock is advanced by the time that has passed on the
 * wall clock, but not on `performance.now()`. If the wall clock was set back while the page was out of sight, nothing
 * is taken away.
 *
 * Example: a phone runs for a second, sleeps for a minute and runs for another second: 62 000 ms have passed.
 */
export function steadyClock(): () => number {
  let slept = 0;
  /**
   * The lead of the wall clock over `performance.now()` when the page went out of sight; null while the page is in
   * sight.
   */
  let aheadBefore: number | null = null;
  const ahead = () => Date.now() - performance.now();
  const onChange = ({ type }: Event) => {
    if (aheadBefore !== null) slept += Math.max(0, ahead() - aheadBefore);
    aheadBefore = document.hidden || type === 'pagehide' ? ahead() : null;
  };
  document.addEventListener('visibilitychange', onChange);
  // Older versions of Safari send only `pagehide` and `pageshow` for a page that is left, and restored by Back.
  window.addEventListener('pagehide', onChange);
  window.addEventListener('pageshow', onChange);
  return () => performance.now() + slept;
}
