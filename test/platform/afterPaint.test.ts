/** @jest-environment ./test/support/jsdomEnvironment.ts */

import type * as AfterPaint from '../../src/platform/afterPaint';
import { painted } from '../../src/platform/afterPaint';

const FRAME_MS = 50;

let frames: FrameRequestCallback[];
/** Messages, which browsers deliver in a macrotask each. */
let messages: (() => void)[];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  messages = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.MessageChannel = class {
    port1 = { onmessage: () => undefined };
    port2 = { postMessage: () => messages.push(() => this.port1.onmessage()) };
  } as never;
  document.body.innerHTML = `<main>
    <form><button id="send"><svg></svg></button></form>
    <button id="other"></button>
    <a id="link" href="/journey"><b>Journey</b></a>
    <label>Pyar<input id="radio" type="radio"></label>
    <label>Naam<input id="name"></label></main>`;
});
afterEach(() => void jest.useRealTimers());

/** A fresh copy of the module, as on a slow or a fast device. */
function load({ isSlow }: { isSlow: boolean }) {
  let module: typeof AfterPaint | undefined;
  jest.isolateModules(() => {
    module = require('../../src/platform/afterPaint');
  });
  const { afterPaint, deferUntilPainted } = module as typeof AfterPaint;
  if (isSlow) deferUntilPainted();
  const done: string[] = [];
  /** Schedules this many tasks on each event of a type. */
  const schedule = (type = 'click', tasks = 1) =>
    find('main').addEventListener(type, (event) => {
      event.preventDefault();
      const { id } = event.target as Element;
      for (let task = 0; task < tasks; task += 1) afterPaint(() => done.push(id));
    });
  return { afterPaint, done, schedule };
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** `detail` is the number of consecutive clicks; 0 for a click by keyboard. */
const click = (selector: string, detail = 1) =>
  find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
  );

const paint = () => {
  for (const frame of frames.splice(0)) frame(0);
};
const deliver = () => messages.shift()?.();

test.each([
  ['a button', '#other', 'click', '#other'],
  ['the icon of a button that submits a form', '#send svg', 'submit', '#send'],
  ['a radio', '#radio', 'click', '#radio'],
  ['a link', '#link b', 'click', '#link'],
])(
  'on a slow device the task of a press of %s waits for the frame that shows it pressed',
  (_what, target, type, control) => {
    const { done, schedule } = load({ isSlow: true });
    schedule(type);
    click(target);
    expect(done).toEqual([]);
    expect(find(control).dataset).toHaveProperty('pressed');
    paint();
    expect(done).toEqual([]);
    deliver();
    expect(done).toHaveLength(1);
    expect(find(control).dataset).not.toHaveProperty('pressed');
  },
);

test.each([
  ['on a fast device', false, '#other', 1],
  ['for a click by keyboard', true, '#other', 0],
  ['for a radio chosen by keyboard', true, '#radio', 0],
  ['for a text field', true, '#name', 1],
])('a task does not wait %s', (_where, isSlow, target, detail) => {
  const { done, schedule } = load({ isSlow });
  schedule();
  click(target, detail);
  expect(done).toHaveLength(1);
});

test('a task outside of a press, like that of a timer, does not wait', () => {
  const { afterPaint, done, schedule } = load({ isSlow: true });
  schedule();
  click('#other');
  afterPaint(() => done.push('timer'));
  expect(done).toEqual(['timer']);
});

test.each(['pointerdown', 'keydown', 'click'])(
  'each task has its own macrotask; a %s in between runs the remaining ones first',
  (type) => {
    const { done, schedule } = load({ isSlow: true });
    schedule('click', 3);
    click('#other');
    expect(frames).toHaveLength(1);
    paint();
    deliver();
    expect(done).toHaveLength(1);
    document.body.addEventListener(type, () => done.push('next'), { once: true });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(done.slice(0, 4)).toEqual(['other', 'other', 'other', 'next']);
    while (messages.length > 0) deliver();
    expect(done.filter((id) => id === 'other')).toHaveLength(3);
  },
);

test('if no frame comes, a timer runs the tasks', () => {
  const { done, schedule } = load({ isSlow: true });
  schedule();
  click('#other');
  jest.advanceTimersByTime(FRAME_MS - 1);
  expect(messages).toEqual([]);
  jest.advanceTimersByTime(1);
  deliver();
  expect(done).toEqual(['other']);
});

test.each([
  [2, 0],
  [1, 500],
  [0, 500],
])(
  '`painted` resolves after %i frames, each asked for in the one before, and %i ms',
  async (...row) => {
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
  },
);
