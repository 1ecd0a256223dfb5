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
});

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0';
const FIREFOX_DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const IPAD = IPHONE.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS');
const IPOD = IPHONE.replace('iPhone; CPU iPhone OS', 'iPod touch; CPU iPhone OS');
const CHROME_ON_IPHONE = IPHONE.replace('Version/18.5', 'CriOS/140.0.0.0');
const FIREFOX_ON_IPHONE = IPHONE.replace('Version/18.5', 'FxiOS/142.0');
const APP_ON_IPHONE = IPHONE.replace(/ Version.*/, ' Mobile/15E148 SomeApp 300.0');

const refuses = async () => {
  throw new TypeError('The storage is blocked.');
};

describe('the storage', () => {
  test.each([
    ['is promised already', CHROME, true, 'promised'],
    ['is promised already, in Firefox', FIREFOX, true, 'promised'],
    ['may be asked for silently in Chromium', CHROME, false, 'askable'],
    ['may be asked for silently in Safari', MAC, false, 'askable'],
    [
      'may be asked for silently on an iPhone, whatever it runs',
      FIREFOX_ON_IPHONE,
      false,
      'askable',
    ],
    ['would make Firefox on a phone prompt', FIREFOX, false, 'prompts'],
    ['would make Firefox on a desktop prompt', FIREFOX_DESKTOP, false, 'prompts'],
  ])('%s', async (_what, userAgent, persisted, outcome) => {
    const persist = jest.fn();
    mockNavigator({ userAgent, storage: { persisted: async () => persisted, persist } });
    expect(await scoresPersisted()).toBe(outcome);
    expect(persist).not.toHaveBeenCalled();
  });

  test.each([
    ['there is none, as without https', undefined],
    ['it is an older one', {}],
    ['the browser refuses to say', { persisted: refuses }],
  ])('cannot be asked for where %s', async (_what, storage) => {
    mockNavigator({ userAgent: CHROME, storage });
    expect(await scoresPersisted()).toBe('unsupported');
  });

  test.each([true, false])('is asked for, and the answer is %s', async (answer) => {
    const persist = jest.fn(async () => answer);
    mockNavigator({ storage: { persist } });
    expect(await persistScores()).toBe(answer);
    expect(persist.mock.calls).toEqual([[]]);
  });

  test.each([
    ['there is none', undefined],
    ['it is an older one', {}],
    ['the browser refuses', { persist: refuses }],
  ])('is not promised where %s', async (_what, storage) => {
    mockNavigator({ storage });
    expect(await persistScores()).toBe(false);
  });
});

describe('a window of its own', () => {
  const mockDisplayMode = (mode: string) =>
    Object.assign(window, {
      matchMedia: (media: string) => ({ matches: media === `(display-mode: ${mode})` }),
    });

  test('is one without the controls of a browser', () => {
    mockDisplayMode('standalone');
    expect(isStandalone()).toBe(true);
  });

  test.each([undefined, false])('is not a tab, where `standalone` is %s', (standalone) => {
    mockDisplayMode('browser');
    mockNavigator({ standalone });
    expect(isStandalone()).toBe(false);
  });

  test('is known on older iPhones by their own property', () => {
    mockDisplayMode('browser');
    mockNavigator({ standalone: true });
    expect(isStandalone()).toBe(true);
  });
});

test.each([
  ['an iPhone', IPHONE, 5, true],
  ['an iPad of before', IPAD, 5, true],
  ['an iPod', IPOD, 5, true],
  ['an iPad, which calls itself a Mac', MAC, 5, true],
  ['Chrome on an iPhone', CHROME_ON_IPHONE, 5, true],
  ['a Mac', MAC, 0, false],
  ['a Mac whose browser counts its trackpad', MAC, 1, false],
  ['the browser in an app of an iPhone', APP_ON_IPHONE, 5, false],
  ['an Android phone', CHROME, 5, false],
  ['Firefox', FIREFOX, 5, false],
])("whether Apple's two steps are for %s", (_what, userAgent, maxTouchPoints, isApple) => {
  mockNavigator({ userAgent, maxTouchPoints });
  expect(isAppleTouch()).toBe(isApple);
});
