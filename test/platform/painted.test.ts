/** @jest-environment ./test/support/jsdomEnvironment.ts */
import { painted } from '../../src/platform/painted';

let frames: FrameRequestCallback[] = [];
const paintFrame = () => {
  for (const frame of frames.splice(0)) frame(performance.now());
};

beforeEach(() => {
  frames = [];
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'queueMicrotask'] });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** How often it has resolved, once pending promises have settled. */
async function timesPainted(onPainted: jest.Mock) {
  await Promise.resolve();
  return onPainted.mock.calls.length;
}

/** Asks for a paint, and counts. */
function ask() {
  const onPainted = jest.fn();
  painted().then(onPainted);
  return onPainted;
}

test('it resolves with the second frame', async () => {
  const onPainted = ask();
  expect(await timesPainted(onPainted)).toBe(0);
  paintFrame();
  expect(await timesPainted(onPainted)).toBe(0);
  paintFrame();
  expect(await timesPainted(onPainted)).toBe(1);
});

test('the second frame is asked for in the first one', () => {
  ask();
  expect(frames).toHaveLength(1);
  paintFrame();
  expect(frames).toHaveLength(1);
  paintFrame();
  expect(frames).toEqual([]);
});

test.each([0, 1])(
  'after %i frames and no other, it resolves after half a second',
  async (count) => {
    const onPainted = ask();
    for (let frame = 0; frame < count; frame += 1) paintFrame();
    jest.advanceTimersByTime(499);
    expect(await timesPainted(onPainted)).toBe(0);
    jest.advanceTimersByTime(1);
    expect(await timesPainted(onPainted)).toBe(1);
  },
);

test('each call waits for frames of its own', async () => {
  const first = ask();
  paintFrame();
  const second = ask();
  paintFrame();
  expect([await timesPainted(first), await timesPainted(second)]).toEqual([1, 0]);
  paintFrame();
  expect(await timesPainted(second)).toBe(1);
});
