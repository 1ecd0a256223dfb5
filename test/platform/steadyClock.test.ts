/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { steadyClock } from '../../src/platform/steadyClock';

const MINUTE = 60_000;

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2031, 5, 15, 12) }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Moves the wall clock alone: `performance.now()` stands still, as while a phone sleeps. */
const setClockBy = (ms: number) => jest.setSystemTime(Date.now() + ms);

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
const fire = (type: string) => window.dispatchEvent(new Event(type));

test.each([5 * MINUTE, -5 * MINUTE])('in sight, a clock set by %i ms changes nothing', (ms) => {
  const elapsed = steadyClock();
  const start = elapsed();
  setClockBy(ms);
  jest.advanceTimersByTime(MINUTE);
  // Hiding the page and showing it again changes nothing either.
  setHidden(true);
  setHidden(false);
  expect(elapsed() - start).toBe(MINUTE);
});

describe.each<[string, leave: () => void, comeBack: () => void]>([
  ['hidden', () => setHidden(true), () => setHidden(false)],
  ['left, and restored by Back', () => fire('pagehide'), () => fire('pageshow')],
])('of a page that is %s', (_how, leave, comeBack) => {
  test.each([
    ['all the time, where the clock stood still', 0, MINUTE, MINUTE],
    ['all the time, where it went on', MINUTE, 0, MINUTE],
    ['all the time, where it stood still for a part', 20_000, 40_000, MINUTE],
    ['no less than passed, where the wall clock was set back', MINUTE, -MINUTE, MINUTE],
  ])('counts %s', (_what, awake, slept, passed) => {
    const elapsed = steadyClock();
    const start = elapsed();
    // Each absence counts for itself.
    for (const times of [1, 2]) {
      leave();
      jest.advanceTimersByTime(awake);
      setClockBy(slept);
      comeBack();
      expect(elapsed() - start).toBe(times * passed);
    }
  });
});
