/**
 * Milliseconds by a clock that cannot be set, for what lasts seconds: `performance.now()`, which stands still
 * while a phone sleeps. So when the page comes back into sight, the wall clock decides how long it was away:
 * what has passed by that alone counts, too. A wall clock that was set back meanwhile takes nothing away, and
 * while the page is in sight it is not read.
 *
 * Example: on a phone that slept for a minute in the middle of two seconds, 62 000 have passed.
 */
export function steadyClock(): () => number {
  let slept = 0;
  /** How far the wall clock was ahead when the page went out of sight; null while it is in sight. */
  let aheadBefore: number | null = null;
  const ahead = () => Date.now() - performance.now();
  const onChange = ({ type }: Event) => {
    if (aheadBefore !== null) slept += Math.max(0, ahead() - aheadBefore);
    aheadBefore = document.hidden || type === 'pagehide' ? ahead() : null;
  };
  document.addEventListener('visibilitychange', onChange);
  // Older Safari says no more than these of a page that is left, and restored by Back.
  window.addEventListener('pagehide', onChange);
  window.addEventListener('pageshow', onChange);
  return () => performance.now() + slept;
}
