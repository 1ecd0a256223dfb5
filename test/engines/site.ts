import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { hasNoServiceWorkers } from '../browser/noServiceWorkers';
import type { Engine } from './browsers';
import { engines, whyNotRun } from './browsers';
import type { Browser, Opening, Tab } from './tab';

export { expect };

export type EngineOption = { engine: Engine };

type Visit = {
  /** Whether service workers are enabled; precaching the site in each test would be slow. */
  worksOffline: boolean;
  /** Opens a tab with empty storage, which is closed at the end. */
  visit(opening?: Partial<Omit<Opening, 'before'>> & { before?: () => void }): Promise<Screen>;
  /** Allows these console messages; all others fail the test. */
  allow(...lines: RegExp[]): void;
};

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };
/** A phone held sideways. */
export const LANDSCAPE = { width: 740, height: 360 };
export const TABLET = { width: 820, height: 1180 };
export const LARGE = { width: 2560, height: 1440 };

/** The journeys of all engines. Any console message fails a test. */
export const test = base.extend<
  Visit & { allowed: RegExp[] },
  EngineOption & { browserOfEngine: Browser | undefined }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = engines[engine].find()?.();
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  allowed: async ({ worksOffline }, use) => use(worksOffline ? [WORKER_LINE] : []),
  allow: ({ allowed }, use) => use((...lines) => void allowed.push(...lines)),
  worksOffline: [false, { option: true }],
  visit: async ({ engine, browserOfEngine, baseURL, worksOffline, allowed }, use, info) => {
    info.skip(!browserOfEngine, whyNotRun(engines[engine]));
    const tabs: Tab[] = [];
    await use(async ({ size = DESKTOP, scheme = 'light', before } = {}) => {
      const scripts = [logPolicyViolations, worksOffline || hasNoServiceWorkers, before];
      const tab = await (browserOfEngine as Browser).open({
        size,
        scheme,
        before: scripts.filter((script) => typeof script === 'function'),
      });
      tabs.push(tab);
      return screenOf(tab, baseURL ?? '');
    });
    if (info.status !== info.expectedStatus) {
      for (const tab of tabs) {
        const body = await tab.screenshot().catch(() => Buffer.alloc(0));
        await info.attach('screen', { body, contentType: 'image/png' });
      }
    }
    for (const tab of tabs) await tab.close();
    const isUnexpected = (line: string) => !allowed.some((pattern) => pattern.test(line));
    expect(tabs.flatMap(({ consoleLines }) => consoleLines).filter(isUnexpected)).toEqual([]);
  },
});

/** Runs in a page: logs CSP violations to the console, in the same way for all engines. */
const logPolicyViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`CSP violation: ${violatedDirective} ${blockedURI}`),
  );

/** WebKit's message if the page is left while the worker script is loading. */
const WORKER_LINE = /Cannot load \S+\/sw\.js due to access control checks/;

/** The browser's own message for status 404; Firefox has none. */
export const NOT_FOUND_LINE = /Failed to load resource: .*404 \(Not Found\)/;

/** An element by role and accessible name. */
export type Target = {
  role: string;
  /** The full name; or its start, if it ends in `…`; or its end, if it starts with `…`. */
  name?: string;
  /** The target that contains it. */
  within?: Target | undefined;
};
export const link = (name: string, within?: Target): Target => ({ role: 'link', name, within });
export const button = (name: string, within?: Target): Target => ({ role: 'button', name, within });
export const field = (name: string): Target => ({ role: 'textbox', name });
export const main: Target = { role: 'main' };
export const footer: Target = { role: 'contentinfo' };
export const mainMenu: Target = { role: 'navigation', name: 'Main' };
export const gameTiles: Target = { role: 'navigation', name: 'Games' };

type Library = typeof import('@testing-library/dom');
const LIBRARY = readFileSync(
  new URL(
    '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
    import.meta.url,
  ),
  'utf8',
);

/** The state of a target in the page. */
type Found = {
  count: number;
  text: string;
  value: string;
  isDisabled: boolean;
  isFocused: boolean;
  attributes: Record<string, string>;
  /** Its centre after scrolling, and what covers it there. */
  centre: [x: number, y: number];
  coveredBy: string;
  /** Whether all of it is in the viewport. */
  isInSight: boolean;
};

/** Runs in the page: finds a target, and scrolls to it. */
const find = (target: Target, scrollTo: boolean): Found => {
  const { TestingLibraryDom: library } = window as never as { TestingLibraryDom: Library };
  const findIn = (scope: HTMLElement, { role, name, within }: Target): HTMLElement[] => {
    const scopes = within ? findIn(scope, within) : [scope];
    const isNamed = (full: string) => {
      if (name?.endsWith('…')) return full.startsWith(name.slice(0, -1));
      if (name?.startsWith('…')) return full.endsWith(name.slice(1));
      return full === name;
    };
    const options = name === undefined ? {} : { name: isNamed };
    return scopes.flatMap((element) => library.queryAllByRole(element, role, options));
  };
  const all = findIn(document.body, target);
  const [element] = all;
  if (!element) {
    const missing = { text: '', value: '', isDisabled: false, isFocused: false, attributes: {} };
    const coveredBy = 'nothing: it does not exist';
    return { ...missing, count: 0, centre: [0, 0], coveredBy, isInSight: false };
  }
  // A radio button or a checkbox is pressed on its label.
  const visible = element.closest('label') ?? element;
  if (scrollTo) visible.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const [box = visible.getBoundingClientRect()] = visible.getClientRects();
  const centre: Found['centre'] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(...centre);
  const isHit = hit !== null && (visible.contains(hit) || hit.contains(visible));
  return {
    count: all.length,
    text: element.textContent ?? '',
    value: (element as HTMLInputElement).value ?? '',
    isDisabled: element.matches(':disabled'),
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    centre,
    coveredBy: isHit ? '' : (hit?.outerHTML.slice(0, 80) ?? 'nothing: it is outside'),
    isInSight:
      box.top >= 0 &&
      box.left >= 0 &&
      box.bottom <= window.innerHeight &&
      box.right <= window.innerWidth,
  };
};

export type Screen = ReturnType<typeof screenOf>;

/** Like `expect.poll`, with shorter intervals. */
export const eventually = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { message, intervals: [50, 50, 100, 200] });

/** The site in a tab, with elements by accessible name. */
function screenOf(tab: Tab, baseURL: string) {
  const look = async (target: Target, scrollTo = false): Promise<Found> => {
    const isLoaded = await tab.evaluate(() => 'TestingLibraryDom' in window);
    if (!isLoaded) await tab.run(LIBRARY);
    return tab.evaluate(find, target, scrollTo);
  };
  const named = ({ role, name = '' }: Target) => `${role} ${name}`.trim();
  const goTo = async (target: Target, most: number, held?: 'Shift') => {
    for (let presses = 0; presses < most; presses += 1) {
      await tab.press('Tab', held);
      if ((await look(target)).isFocused) return;
    }
    expect((await look(target)).isFocused, `${named(target)} within ${most} presses of Tab`).toBe(
      true,
    );
  };
  const screen = {
    tab,
    look,
    /** Opens a path and waits for hydration; returns the status. */
    async open(path: string) {
      const status = await tab.goto(new URL(path, baseURL).href);
      await screen.expectReady();
      return status;
    },
    async reload() {
      await tab.reload();
      await screen.expectReady();
    },
    async expectReady() {
      await eventually(
        () => tab.evaluate(() => 'ready' in document.documentElement.dataset),
        'ready',
      ).toBe(true);
    },
    async expectPath(path: string) {
      await eventually(() => tab.evaluate(() => location.pathname)).toBe(path);
    },
    async expectPresent(target: Target) {
      await eventually(async () => (await look(target)).count, named(target)).toBe(1);
    },
    async expectAbsent(target: Target) {
      await eventually(async () => (await look(target)).count, named(target)).toBe(0);
    },
    async expectText(target: Target, text: string | RegExp) {
      const wanted = eventually(async () => (await look(target)).text.trim(), named(target));
      await (typeof text === 'string' ? wanted.toBe(text) : wanted.toMatch(text));
    },
    async expectAttribute(target: Target, attribute: string, value: string) {
      await eventually(
        async () => (await look(target)).attributes[attribute],
        `${attribute} of ${named(target)}`,
      ).toBe(value);
    },
    async expectFocused(target: Target) {
      await eventually(
        async () => (await look(target)).isFocused,
        `the focus is on ${named(target)}`,
      ).toBe(true);
    },
    /** A text anywhere in `main`. */
    async expectInMain(text: string) {
      await eventually(
        () => tab.evaluate(() => document.querySelector('main')?.textContent ?? ''),
        'the page',
      ).toContain(text);
    },
    /** The value with that label on a score card. */
    async expectFigure(name: string, figure: string) {
      await eventually(() => tab.evaluate(figureOf, name), name).toBe(figure);
    },
    /** Expects that the whole target is visible without scrolling. */
    async expectInSight(target: Target) {
      await eventually(
        async () => (await look(target)).isInSight,
        `${named(target)} in sight`,
      ).toBe(true);
    },
    /** Clicks with the mouse where the target is, without scrolling. */
    async pressInSight(target: Target) {
      await screen.expectInSight(target);
      await tab.pressAt(...(await look(target)).centre);
    },
    /** Clicks with the mouse, once the target is there and not covered. */
    async press(target: Target) {
      let found: Found | undefined;
      await eventually(
        async () => {
          found = await look(target, true);
          const { count, isDisabled, coveredBy } = found;
          return { count, isDisabled, coveredBy };
        },
        `${named(target)} can be pressed`,
      ).toEqual({ count: 1, isDisabled: false, coveredBy: '' });
      await tab.pressAt(...(found as Found).centre);
    },
    async write(target: Target, text: string) {
      await screen.press(target);
      await screen.expectFocused(target);
      await tab.type(text);
      await eventually(async () => (await look(target)).value, named(target)).toBe(text);
    },
    /** Presses Tab until the target has the focus. */
    tabTo: (target: Target, most = 20) => goTo(target, most),
    /** The same backwards. */
    tabBackTo: (target: Target, most = 20) => goTo(target, most, 'Shift'),
  };
  return screen;
}

const figureOf = (name: string) =>
  [...document.querySelectorAll('dt')]
    .find((term) => term.textContent === name)
    ?.nextElementSibling?.textContent?.trim() ?? 'none';

/** Resolves when the whole site is cached, and a worker controls the page. */
export const untilCached = ({ tab }: Screen) =>
  tab.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
  });
