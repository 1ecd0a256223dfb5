/**
 * Returns a clock that cannot be set, for what lasts seconds, in milliseconds. `performance.now()` stands still while a
 * phone sleeps. So when the page comes back into sight, the clock is advanced by the time that has passed on the wall
 * clock alone. A wall clock that was set back meanwhile takes nothing away.
 *
 * Example: on a phone that slept for a minute in the middle of two seconds, 62 000 ms have passed.
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
  // Older versions of Safari send only these events for a page that is left, and restored by Back.
  window.addEventListener('pagehide', onChange);
  window.addEventListener('pageshow', onChange);
  return () => performance.now() + slept;
}
