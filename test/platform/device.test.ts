/** @jest-environment ./test/support/jsdomEnvironment.ts */
import {
  isAppleTouch,
  isStandalone,
  persistScores,
  scoresPersisted,
} from '../../src/platform/device';

/** Replaces properties of the navigator until the end of the test. */
const mockNavigator = (properties: object) =>
  Object.defineProperties(
    navigator,
    Object.fromEntries(
      Object.entries(properties).map(([name, value]) => [name, { configurable: true, value }]),
    ),
  );
afterEach(() => {
  for (const name of ['storage', 'userAgent', 'maxTouchPoints', 'standalone'])
    Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'matchMedia');
  jest.useRealTimers();
});

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const IPAD = IPHONE.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS');
const FIREFOX_ON_IPHONE = IPHONE.replace('Version/18.5', 'FxiOS/142.0');
const APP_ON_IPHONE = IPHONE.replace(/ Version.*/, ' Mobile/15E148 SomeApp 300.0');

const asked = (isPersisted: boolean) => ({ persisted: async () => isPersisted });

const waits = () => new Promise<never>(() => undefined);
const refuses = async () => {
  throw new TypeError('The storage is blocked.');
};

test.each<[what: string, userAgent: string, storage: object | undefined, outcome: string]>([
  ['is promised already in Firefox', FIREFOX, asked(true), 'promised'],
  ['may be asked for silently in Chromium', CHROME, asked(false), 'askable'],
  ['may be asked for silently on a Mac', MAC, asked(false), 'askable'],
  ['may be asked for silently on any iPhone', FIREFOX_ON_IPHONE, asked(false), 'askable'],
  ['would make Firefox prompt', FIREFOX, asked(false), 'prompts'],
  ['cannot be asked for without https', CHROME, undefined, 'unsupported'],
  ['cannot be asked for in an older browser', CHROME, {}, 'unsupported'],
  ['cannot be asked for where it is blocked', CHROME, { persisted: refuses }, 'unsupported'],
  [
    'is not promised by a browser that does not answer',
    CHROME,
    { persisted: waits },
    'unsupported',
  ],
])('the storage %s', async (_what, userAgent, storage, outcome) => {
  // No `persist`: the question whether storage is promised must not ask for the promise.
  mockNavigator({ userAgent, storage });
  jest.useFakeTimers();
  const found = scoresPersisted();
  await jest.advanceTimersByTimeAsync(2000);
  expect(await found).toBe(outcome);
});

test.each<[what: string, storage: object | undefined, answer: boolean]>([
  ['promised by the browser', { persist: async () => true }, true],
  ['not promised by the browser', { persist: async () => false }, false],
  ['not promised without https', undefined, false],
  ['not promised by an older browser', {}, false],
  ['not promised where it is blocked', { persist: refuses }, false],
])('the storage is %s', async (_what, storage, answer) => {
  mockNavigator({ storage });
  expect(await persistScores()).toBe(answer);
});

test.each([
  ['without the controls of a browser is one of its own', 'standalone', undefined, true],
  ['of a browser is not', 'browser', undefined, false],
  ['of Safari is not', 'browser', false, false],
  ['of its own is known on older iPhones by their own property', 'browser', true, true],
])('a window %s', (_what, mode, standalone, outcome) => {
  window.matchMedia = (media) =>
    ({ matches: media === `(display-mode: ${mode})` }) as MediaQueryList;
  mockNavigator({ standalone });
  expect(isStandalone()).toBe(outcome);
});

test.each([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad of before', IPAD, 5, true],
  ['an iPad, which calls itself a Mac', MAC, 5, true],
  ['Firefox on an iPhone', FIREFOX_ON_IPHONE, 5, true],
  ['a Mac', MAC, 0, false],
  ['a Mac whose browser counts its trackpad', MAC, 1, false],
  ['the browser in an app of an iPhone', APP_ON_IPHONE, 5, false],
  ['an Android phone', CHROME, 5, false],
])("whether Apple's two steps are for %s", (_what, userAgent, maxTouchPoints, isApple) => {
  mockNavigator({ userAgent, maxTouchPoints });
  expect(isAppleTouch()).toBe(isApple);
});
