/** @jest-environment ./test/support/jsdomEnvironment.ts */

import { throwConfetti } from '../../src/platform/confetti';
import { browserEnv as makeEnv } from '../../src/platform/env';
import { painted } from '../../src/platform/painted';
import { play, silence } from '../../src/platform/sounds';
import { hush, say } from '../../src/platform/speech';
import type { KeyValueStorage } from '../../src/platform/storage';
import { keyValueStorage } from '../../src/platform/storage';

jest.mock('../../src/platform/confetti', () => ({ throwConfetti: jest.fn() }));
jest.mock('../../src/platform/sounds', () => ({ play: jest.fn(), silence: jest.fn() }));
jest.mock('../../src/platform/speech', () => ({ say: jest.fn(), hush: jest.fn() }));

const releases = { checkForRelease: jest.fn(), takeRelease: jest.fn() };
const browserEnv = makeEnv(releases);

const throwSecurityError = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

const stores: [string, KeyValueStorage, Storage][] = [
  ['local', browserEnv.localStorage, window.localStorage],
  ['session', browserEnv.sessionStorage, window.sessionStorage],
];

describe.each(stores)('the %s store', (_name, store, storage) => {
  test('reads from and writes to browser storage', () => {
    expect(store.get('key')).toBeNull();
    expect(store.set('key', 'value')).toBe(true);
    expect(storage.getItem('key')).toBe('value');
    expect(store.get('key')).toBe('value');
    storage.setItem('key', 'of another tab');
    expect(store.get('key')).toBe('of another tab');
    store.remove('key');
    expect(storage.getItem('key')).toBeNull();
    expect(store.get('key')).toBeNull();
  });

  test('is readable, and checking it stores nothing', () => {
    expect(store.isReadable()).toBe(true);
    expect(storage).toHaveLength(0);
  });
});

describe('a store never throws', () => {
  const full = Object.assign(Object.create(Storage.prototype), {
    getItem: () => 'stored before',
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });

  test.each([
    ['is blocked', throwSecurityError, null, false],
    [
      'exists, and throws on each use',
      () => ({ getItem: throwSecurityError, setItem: throwSecurityError }),
      null,
      false,
    ],
    ['is missing', () => undefined, null, false],
    ['is null, as in some web views', () => null, null, false],
    ['is full, and can still be read', () => full, 'stored before', true],
  ])('when storage %s', (_what, open, stored, readable) => {
    const store = keyValueStorage(open as () => Storage);
    expect(store.isReadable()).toBe(readable);
    expect(store.get('key')).toBe(stored);
    expect(store.set('key', 'value')).toBe(false);
    expect(() => store.remove('key')).not.toThrow();
  });

  test('and works again when the visitor allows storage', () => {
    let allowed = false;
    const store = keyValueStorage(() => (allowed ? window.localStorage : throwSecurityError()));
    expect(store.set('key', 'value')).toBe(false);
    expect(store.isReadable()).toBe(false);
    allowed = true;
    expect(store.isReadable()).toBe(true);
    expect(store.set('key', 'value')).toBe(true);
    expect(store.get('key')).toBe('value');
  });
});

describe('browserEnv', () => {
  test('`now` is in milliseconds since 1970', () => {
    jest.useFakeTimers({ now: Date.UTC(2031, 5, 15) });
    expect(browserEnv.now()).toBe(1_939_248_000_000);
  });

  const at = (...time: [hour: number, minute: number, second: number]) => {
    jest.useFakeTimers({ now: new Date(2031, 5, 15, ...time) });
    return browserEnv.timeOfDay();
  };

  test.each([
    ['the morning', 9, 7, '9:07 am'],
    ['the afternoon', 14, 42, '2:42 pm'],
    ['the evening', 22, 30, '10:30 pm'],
    ['midnight', 0, 0, '12:00 am'],
    ['noon', 12, 0, '12:00 pm'],
  ])('`timeOfDay` is the local hour and minute: %s', (_when, hour, minute, shown) => {
    expect(at(hour, minute, 0)).toBe(shown);
    expect(at(hour, minute, 59)).toBe(shown);
    expect(at(hour, minute + 1, 0)).not.toBe(shown);
  });

  test('`random` is from 0 (inclusive) to 1 (exclusive), and varies', () => {
    const draws = Array.from({ length: 100 }, browserEnv.random);
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(1);
    expect(new Set(draws).size).toBeGreaterThan(1);
  });

  test('`redirect` changes the location', () => {
    browserEnv.redirect('#elsewhere');
    expect(window.location.hash).toBe('#elsewhere');
  });

  test('`print` prints the page', () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    browserEnv.print();
    expect(print.mock.calls).toEqual([[]]);
  });
});

/** Lets pending promises settle. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the functions for new releases are those passed to `browserEnv`', () => {
  expect(browserEnv).toMatchObject(releases);
});

describe('the install prompt', () => {
  /** As Chromium sends it. */
  const offer = () => new Event('beforeinstallprompt', { cancelable: true });

  test('is kept from its first moment, and the browser does not offer by itself', () => {
    const env = makeEnv(releases);
    expect(env.installPrompt()).toBeUndefined();
    const event = offer();
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(env.installPrompt()).toBe(event);
    expect(env.installPrompt()).toBe(event);
  });

  test('is the latest one', () => {
    const env = makeEnv(releases);
    const [first, second] = [offer(), offer()];
    window.dispatchEvent(first);
    window.dispatchEvent(second);
    expect(env.installPrompt()).toBe(second);
  });
});

test('what is asked about the device is loaded when it is needed', async () => {
  expect(Object.keys(await browserEnv.loadDevice()).sort()).toEqual([
    'isAppleTouch',
    'isStandalone',
    'persistScores',
    'scoresPersisted',
  ]);
});

describe('a sound', () => {
  beforeEach(() => jest.mocked(play).mockReset());

  test('is played with its delay and the time of the request', async () => {
    jest.spyOn(performance, 'now').mockReturnValueOnce(1234).mockReturnValue(5678);
    browserEnv.play('stamp', 350);
    browserEnv.play('bell');
    await settled();
    expect(jest.mocked(play).mock.calls).toEqual([
      ['stamp', 350, 1234],
      ['bell', 0, 5678],
    ]);
  });

  test('is not played in a hidden tab', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    browserEnv.play('bell');
    await settled();
    hidden.mockReturnValue(false);
    browserEnv.play('chalk');
    await settled();
    expect(jest.mocked(play).mock.calls).toEqual([['chalk', 0, expect.any(Number)]]);
  });

  test('that cannot be played causes no error', async () => {
    jest.mocked(play).mockImplementation(throwSecurityError);
    browserEnv.play('chalk');
    // An unhandled rejection would fail the test here.
    await settled();
    expect(play).toHaveBeenCalledTimes(1);
  });
});

describe('a text', () => {
  beforeEach(() => jest.mocked(say).mockReset());

  test('is said, at its pitch if it has one', async () => {
    browserEnv.say('Tota udd!');
    browserEnv.say('Ghoda udd!', 1.9);
    await settled();
    expect(jest.mocked(say).mock.calls).toEqual([
      ['Tota udd!', undefined],
      ['Ghoda udd!', 1.9],
    ]);
  });

  test('is not said in a hidden tab', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    browserEnv.say('Tota udd!');
    await settled();
    hidden.mockReturnValue(false);
    browserEnv.say('Kauwa udd!');
    await settled();
    expect(jest.mocked(say).mock.calls).toEqual([['Kauwa udd!', undefined]]);
  });

  test('that cannot be said causes no error', async () => {
    jest.mocked(say).mockImplementation(throwSecurityError);
    browserEnv.say('Tota udd!');
    // An unhandled rejection would fail the test here.
    await settled();
    expect(say).toHaveBeenCalledTimes(1);
  });
});

describe('silence', () => {
  beforeEach(() => {
    jest.mocked(silence).mockReset();
    jest.mocked(hush).mockReset();
  });

  test('stops the sounds and what is being said', async () => {
    browserEnv.silence();
    await settled();
    expect(silence).toHaveBeenCalledTimes(1);
    expect(hush).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['sounds', silence, hush],
    ['what is being said', hush, silence],
  ])('that fails for %s causes no error, and stops the other', async (_what, failing, other) => {
    jest.mocked(failing).mockImplementation(throwSecurityError);
    browserEnv.silence();
    await settled();
    expect(failing).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });
});

test('`painted` waits for the frame after the next one', () => {
  expect(browserEnv.painted).toBe(painted);
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

describe('copying a text', () => {
  const mockClipboard = (writeText: unknown) =>
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: writeText && { writeText },
    });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  test('resolves to true once it is on the clipboard', async () => {
    let finish: () => void = () => undefined;
    const writeText = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    mockClipboard(writeText);
    const onCopied = jest.fn();
    const copying = browserEnv.copy('backbenchers@example').then(onCopied);
    expect(writeText.mock.calls).toEqual([['backbenchers@example']]);
    await settled();
    expect(onCopied).not.toHaveBeenCalled();
    finish();
    await copying;
    expect(onCopied.mock.calls).toEqual([[true]]);
  });

  test.each([
    ['permission is denied', async () => throwSecurityError()],
    ['the browser throws synchronously', throwSecurityError],
    ['there is no clipboard, as without https', undefined],
  ])('resolves to false if %s', async (_when, writeText) => {
    mockClipboard(writeText);
    expect(await browserEnv.copy('backbenchers@example')).toBe(false);
  });
});
