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

test.each([
  [2, 0],
  [1, 500],
  [0, 500],
])('after %i frames, each asked for in the one before, it resolves after %i ms', async (...row) => {
  const [count, ms] = row;
  const onPainted = jest.fn();
  painted().then(onPainted);
  const times = async () => {
    await Promise.resolve();
    return onPainted.mock.calls.length;
  };
  for (let frame = 0; frame < count; frame += 1) {
    expect([frames.length, await times()]).toEqual([1, 0]);
    frames.shift()?.(0);
  }
  jest.advanceTimersByTime(Math.max(0, ms - 1));
  expect(await times()).toBe(ms > 0 ? 0 : 1);
  jest.advanceTimersByTime(1);
  expect(await times()).toBe(1);
});
