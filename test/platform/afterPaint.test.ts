/** @jest-environment jsdom */

import type * as AfterPaint from '../../src/platform/afterPaint';

const FRAME_MS = 50;

let frames: FrameRequestCallback[];

beforeEach(() => {
  jest.useFakeTimers();
  frames = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  // Says at once what browsers say in a task of its own.
  window.MessageChannel = class {
    port1 = { onmessage: () => undefined };
    port2 = { postMessage: () => this.port1.onmessage() };
  } as never;
  document.body.innerHTML = `
    <form><button id="send"><svg></svg></button></form>
    <button id="other"></button>
    <label>Pyar<input id="radio" type="radio"></label>
    <label>Naam<input id="name"></label>`;
});

/** Of this test alone: window and document are the same for all. */
const listening = [window, document].map((target) => jest.spyOn(target, 'addEventListener'));

afterEach(() => {
  jest.useRealTimers();
  for (const spy of listening) {
    for (const [index, call] of spy.mock.calls.entries()) {
      (spy.mock.contexts[index] as EventTarget).removeEventListener(
        ...(call as [string, EventListener, boolean?]),
      );
    }
    spy.mockClear();
  }
});

/** Each phone has the module to itself. */
function phone({ isSlow }: { isSlow: boolean }) {
  let module: typeof AfterPaint | undefined;
  jest.isolateModules(() => {
    module = require('../../src/platform/afterPaint');
  });
  const { afterPaint, deferUntilPainted } = module as typeof AfterPaint;
  if (isSlow) deferUntilPainted();
  return afterPaint;
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

/** What `detail` says: how many presses in a row; 0 for a key. */
const click = (selector: string, detail = 1) =>
  find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
  );

/** Asks for a task at each event of that type, and lists what has run. */
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

test('on a slow phone what a press has changed waits for the frame that shows it pressed', () => {
  const done = tasksOf(phone({ isSlow: true }));
  click('#other');
  expect(done).toEqual([]);
  expect(find('#other').dataset).toHaveProperty('pressed');
  paint();
  expect(done).toEqual(['other']);
  expect(find('#other').dataset).not.toHaveProperty('pressed');
});

test('a press on the drawing in a button, and the sending of a form, are presses of the button', () => {
  const afterPaint = phone({ isSlow: true });
  const done = tasksOf(afterPaint, 'submit');
  click('#send svg');
  expect(done).toHaveLength(0);
  expect(find('#send').dataset).toHaveProperty('pressed');
  paint();
  expect(done).toHaveLength(1);
});

test('what follows from a choice waits, too: the choice shows itself', () => {
  const done = tasksOf(phone({ isSlow: true }));
  click('#radio');
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual(['radio']);
});

test('what is asked for in one press is done in that order', () => {
  const afterPaint = phone({ isSlow: true });
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
  ['on a phone that is not slow', false, () => click('#other')],
  ['for the keyboard, whose next key may follow at once', true, () => click('#other', 0)],
  ['for a choice by keyboard', true, () => click('#radio', 0)],
  ['for a field, which must show its letters', true, () => click('#name')],
])('nothing waits %s', (_where, isSlow, press) => {
  const done = tasksOf(phone({ isSlow }));
  press();
  expect(done).toHaveLength(1);
});

test('each has a task of its own: a press in between is heard first, and finds all done', () => {
  const messages: (() => void)[] = [];
  window.MessageChannel = class {
    port1 = { onmessage: () => undefined };
    port2 = { postMessage: () => messages.push(() => this.port1.onmessage()) };
  } as never;
  const afterPaint = phone({ isSlow: true });
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

test('nothing waits where nothing is pressed', () => {
  const afterPaint = phone({ isSlow: true });
  const done = tasksOf(afterPaint);
  click('#other');
  afterPaint(() => done.push('the clock'));
  expect(done).toEqual(['the clock']);
});

test.each(['pointerdown', 'keydown', 'click'])(
  'a %s finds what the press before has made',
  (type) => {
    const done = tasksOf(phone({ isSlow: true }));
    click('#other');
    document.body.addEventListener(type, () => done.push('next'), { once: true });
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(done.slice(0, 2)).toEqual(['other', 'next']);
  },
);

test('where no frame comes, the clock ends the waiting', () => {
  const done = tasksOf(phone({ isSlow: true }));
  click('#other');
  jest.advanceTimersByTime(FRAME_MS - 1);
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['other']);
  paint();
  expect(done).toEqual(['other']);
});
