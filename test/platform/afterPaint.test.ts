/** @jest-environment ./test/support/jsdomEnvironment.ts */

import type * as AfterPaint from '../../src/platform/afterPaint';

const FRAME_MS = 50;

let frames: FrameRequestCallback[];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  // Delivers synchronously what browsers deliver in a separate macrotask.
  window.MessageChannel = class {
    port1 = { onmessage: () => undefined };
    port2 = { postMessage: () => this.port1.onmessage() };
  } as never;
  document.body.innerHTML = `
    <form><button id="send"><svg></svg></button></form>
    <button id="other"></button>
    <a id="link" href="/journey"><b>Journey</b></a>
    <label>Pyar<input id="radio" type="radio"></label>
    <label>Naam<input id="name"></label>`;
});

/** Removed after each test, as window and document are shared. */
const addListenerSpies = [window, document].map((target) => jest.spyOn(target, 'addEventListener'));

afterEach(() => {
  jest.useRealTimers();
  for (const spy of addListenerSpies) {
    for (const [index, call] of spy.mock.calls.entries()) {
      (spy.mock.contexts[index] as EventTarget).removeEventListener(
        ...(call as [string, EventListener, boolean?]),
      );
    }
    spy.mockClear();
  }
});

/** A fresh copy of the module, as on a slow or a fast device. */
function loadAfterPaint({ isSlow }: { isSlow: boolean }) {
  let module: typeof AfterPaint | undefined;
  jest.isolateModules(() => {
    module = require('../../src/platform/afterPaint');
  });
  const { afterPaint, deferUntilPainted } = module as typeof AfterPaint;
  if (isSlow) deferUntilPainted();
  return afterPaint;
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** `detail` is the number of consecutive clicks; 0 for a click by keyboard. */
const click = (selector: string, detail = 1) =>
  find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
  );

/** Schedules a task on each event of a type; returns the ids of the targets whose task has run. */
function tasksOf(afterPaint: typeof AfterPaint.afterPaint, type = 'click') {
  const done: string[] = [];
  document.addEventListener(type, (event) => {
    event.preventDefault();
    const name = (event.target as Element).id;
    afterPaint(() => done.push(name));
  });
  return done;
}

const paint = () => {
  for (const frame of frames.splice(0)) frame(0);
};

test('on a slow device the task of a press waits for the frame that shows the pressed button', () => {
  const done = tasksOf(loadAfterPaint({ isSlow: true }));
  click('#other');
  expect(done).toEqual([]);
  expect(find('#other').dataset).toHaveProperty('pressed');
  paint();
  expect(done).toEqual(['other']);
  expect(find('#other').dataset).not.toHaveProperty('pressed');
});

test('a press on the icon of a button, and a form submit, count as presses of the button', () => {
  const done = tasksOf(loadAfterPaint({ isSlow: true }), 'submit');
  click('#send svg');
  expect(done).toHaveLength(0);
  expect(find('#send').dataset).toHaveProperty('pressed');
  paint();
  expect(done).toHaveLength(1);
});

test.each(['radio', 'link'])('the task of a click on a %s waits, too', (control) => {
  const done = tasksOf(loadAfterPaint({ isSlow: true }));
  click(`#${control}`);
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual([control]);
});

test('the tasks of one press run in order', () => {
  const afterPaint = loadAfterPaint({ isSlow: true });
  const done: number[] = [];
  find('#other').onclick = () => {
    for (const number of [1, 2, 3]) afterPaint(() => done.push(number));
  };
  click('#other');
  expect(frames).toHaveLength(1);
  paint();
  expect(done).toEqual([1, 2, 3]);
});

test.each([
  ['on a fast device', false, () => click('#other')],
  ['for a click by keyboard', true, () => click('#other', 0)],
  ['for a radio chosen by keyboard', true, () => click('#radio', 0)],
  ['for a text field', true, () => click('#name')],
])('a task does not wait %s', (_where, isSlow, press) => {
  const done = tasksOf(loadAfterPaint({ isSlow }));
  press();
  expect(done).toHaveLength(1);
});

test('each task has its own macrotask; a press in between runs the remaining tasks first', () => {
  const messages: (() => void)[] = [];
  window.MessageChannel = class {
    port1 = { onmessage: () => undefined };
    port2 = { postMessage: () => messages.push(() => this.port1.onmessage()) };
  } as never;
  const afterPaint = loadAfterPaint({ isSlow: true });
  const done: (number | string)[] = [];
  find('#other').onclick = () => {
    for (const number of [1, 2, 3, 4]) afterPaint(() => done.push(number));
  };
  click('#other');
  paint();
  expect(done).toEqual([]);
  messages.shift()?.();
  expect(done).toEqual([1]);
  messages.shift()?.();
  expect(done).toEqual([1, 2]);
  document.body.addEventListener('pointerdown', () => done.push('next'), { once: true });
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(done).toEqual([1, 2, 3, 4, 'next']);
  for (const message of messages.splice(0)) message();
  expect(done).toHaveLength(5);
});

test('a task outside of a press, like that of a timer, does not wait', () => {
  const afterPaint = loadAfterPaint({ isSlow: true });
  const done = tasksOf(afterPaint);
  click('#other');
  afterPaint(() => done.push('timer'));
  expect(done).toEqual(['timer']);
});

test.each(['pointerdown', 'keydown', 'click'])(
  'a %s first runs the tasks of the previous press',
  (type) => {
    const done = tasksOf(loadAfterPaint({ isSlow: true }));
    click('#other');
    document.body.addEventListener(type, () => done.push('next'), { once: true });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(done.slice(0, 2)).toEqual(['other', 'next']);
  },
);

test('if no frame comes, a timer runs the tasks', () => {
  const done = tasksOf(loadAfterPaint({ isSlow: true }));
  click('#other');
  jest.advanceTimersByTime(FRAME_MS - 1);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['other']);
  paint();
  expect(done).toEqual(['other']);
});
