/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { painted } from '../../src/platform/painted';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'queueMicrotask'] });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Asks for a paint; how often it has resolved, after so many frames of one request each. */
async function ask(count: number) {
  const onPainted = jest.fn();
  painted().then(onPainted);
  const times = async () => {
    await Promise.resolve();
    return onPainted.mock.calls.length;
  };
  for (let frame = 0; frame < count; frame += 1) {
    expect(frames).toHaveLength(1);
    expect(await times()).toBe(0);
    frames.shift()?.(0);
  }
  return times;
}

test.each([
  [2, 0],
  [1, 500],
  [0, 500],
])(
  'after %i frames, each asked for in the one before, it resolves after %i ms',
  async (count, ms) => {
    const times = await ask(count);
    if (ms > 0) {
      jest.advanceTimersByTime(ms - 1);
      expect(await times()).toBe(0);
      jest.advanceTimersByTime(1);
    }
    expect(await times()).toBe(1);
  },
);
