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

test('it resolves with the second frame, which is asked for in the first', async () => {
  const times = await ask(2);
  expect(await times()).toBe(1);
  expect(frames).toEqual([]);
});

test.each([0, 1])(
  'after %i frames and no other, it resolves after half a second',
  async (count) => {
    const times = await ask(count);
    jest.advanceTimersByTime(499);
    expect(await times()).toBe(0);
    jest.advanceTimersByTime(1);
    expect(await times()).toBe(1);
  },
);
