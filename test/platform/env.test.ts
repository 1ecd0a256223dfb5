/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { throwConfetti } from '../../src/platform/confetti';
import { browserEnv as makeEnv } from '../../src/platform/env';
import { play, silence } from '../../src/platform/sounds';
import { hush, say } from '../../src/platform/speech';
import { keyValueStorage } from '../../src/platform/storage';

jest.mock('../../src/platform/confetti', () => ({ throwConfetti: jest.fn() }));
jest.mock('../../src/platform/sounds', () => ({ play: jest.fn(), silence: jest.fn() }));
jest.mock('../../src/platform/speech', () => ({ say: jest.fn(), hush: jest.fn() }));

const releases = { checkForRelease: jest.fn(), takeRelease: jest.fn() };
const browserEnv = makeEnv(releases);

const throwSecurityError = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each(['localStorage', 'sessionStorage'] as const)(
  '%s is that of the browser, and to check it stores nothing',
  (name) => {
    const [store, storage] = [browserEnv[name], window[name]];
    expect(store.isReadable()).toBe(true);
    expect(store.get('key')).toBeNull();
    expect(storage).toHaveLength(0);
    expect(store.set('key', 'value')).toBe(true);
    expect(storage.getItem('key')).toBe('value');
    storage.setItem('key', 'of another tab');
    expect(store.get('key')).toBe('of another tab');
    store.remove('key');
    expect(storage).toHaveLength(0);
  },
);

describe('a store never throws', () => {
  const full = {
    getItem: () => 'stored before',
    setItem: throwSecurityError,
    removeItem: () => undefined,
  };

  test.each<[what: string, open: () => unknown, stored: string | null, readable: boolean]>([
    ['is blocked', throwSecurityError, null, false],
    ['throws on each use', () => ({ getItem: throwSecurityError }), null, false],
    ['is missing', () => undefined, null, false],
    ['is null, as in some web views', () => null, null, false],
    ['is full, and can still be read', () => full, 'stored before', true],
  ])('when storage %s; it works again when that is over', (_what, open, stored, readable) => {
    let isOver = false;
    const store = keyValueStorage(() => (isOver ? window.localStorage : (open() as Storage)));
    expect(store.isReadable()).toBe(readable);
    expect(store.get('key')).toBe(stored);
    expect(store.set('key', 'value')).toBe(false);
    expect(() => store.remove('key')).not.toThrow();
    isOver = true;
    expect(store.isReadable()).toBe(true);
    expect(store.set('key', 'value')).toBe(true);
    window.localStorage.clear();
  });
});

test.each([
  [9, 7, '9:07 am'],
  [14, 42, '2:42 pm'],
  [0, 0, '12:00 am'],
  [12, 0, '12:00 pm'],
])('`timeOfDay` is the local hour and minute: at %i:%i it is %s', (hour, minute, shown) => {
  jest.useFakeTimers({ now: new Date(2031, 5, 15, hour, minute, 59) });
  expect(browserEnv.timeOfDay()).toBe(shown);
});

test.each<[what: string, print: unknown, isTouched: boolean, outcome: boolean]>([
  ['a computer', jest.fn(), false, true],
  ['a phone that has no print dialog', undefined, false, false],
  ['an app, where nothing happens', jest.fn(), true, false],
])('`print` prints the page, and says whether the browser can: in that of %s', (...row) => {
  const [, print, matches, outcome] = row;
  Object.assign(window, { print, matchMedia: () => ({ matches }) });
  expect(browserEnv.print()).toBe(outcome);
  if (print) expect(print).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'matchMedia');
});

test('the install prompt is the latest one, and the browser does not offer by itself', () => {
  const env = makeEnv(releases);
  expect(env.installPrompt()).toBeUndefined();
  for (let time = 0; time < 2; time += 1) {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(env.installPrompt()).toBe(event);
  }
});

test('a sound is played with its delay and the time of the request, a text is said at its pitch, until silence', async () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(1234).mockReturnValue(5678);
  browserEnv.play('stamp', 350);
  browserEnv.play('bell');
  // Where speech throws, nothing is said.
  jest.mocked(say).mockRejectedValueOnce(new TypeError('SpeechSynthesisUtterance is not defined'));
  browserEnv.say('Ghoda udd!', 1.9);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  browserEnv.play('chirp');
  browserEnv.say('Tota udd!');
  browserEnv.silence();
  await settled();
  expect(jest.mocked(play).mock.calls).toEqual([
    ['stamp', 350, 1234],
    ['bell', 0, 5678],
  ]);
  expect(jest.mocked(say).mock.calls).toEqual([['Ghoda udd!', 1.9, 5678]]);
  expect([silence, hush].map((stop) => jest.mocked(stop).mock.calls)).toEqual([[[]], [[]]]);
});

test.each([
  [true, 0],
  [false, 1],
])('with reduced motion %s, confetti is thrown %d times', async (matches, times) => {
  jest.mocked(throwConfetti).mockReset();
  Object.assign(window, {
    matchMedia: (media: string) => ({ matches: matches && media.includes('reduced-motion') }),
  });
  browserEnv.throwConfetti();
  await settled();
  Reflect.deleteProperty(window, 'matchMedia');
  expect(throwConfetti).toHaveBeenCalledTimes(times);
});

test.each<[outcome: boolean, what: string, writeText: unknown]>([
  [true, 'it is on the clipboard', async (text: string) => expect(text).toBe('a farewell')],
  [false, 'permission is denied', async () => throwSecurityError()],
  [false, 'the browser throws synchronously', throwSecurityError],
  [false, 'there is no clipboard, as without https', undefined],
  [false, 'the browser has not answered after two seconds', () => new Promise(() => undefined)],
])('copying a text resolves to %s if %s', async (outcome, _what, writeText) => {
  const clipboard = writeText && { writeText };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  jest.useFakeTimers();
  const copied = browserEnv.copy('a farewell');
  await jest.advanceTimersByTimeAsync(2000);
  expect(await copied).toBe(outcome);
  Reflect.deleteProperty(navigator, 'clipboard');
});
