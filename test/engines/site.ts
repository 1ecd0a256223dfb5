import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import {
  drawPlainly,
  hasNoServiceWorkers,
  hasNoViewTransitions,
  isNeverIdle,
} from '../support/initScripts';
import type { Engine } from './browsers';
import { engines, whyNotRun } from './browsers';
import type { Found, Target, Waited } from './inPage';
import { defineTools, LIBRARY } from './inPage';
import type { Browser, Opening, Tab } from './tab';

export type { Target };
export { expect };

export type EngineOption = { engine: Engine };

type Visit = {
  /** Whether service workers are enabled; precaching the site in each test would be slow. */
  worksOffline: boolean;
  /** Whether a page that is idle starts what it needs later: badges, and prefetching. */
  startsIdleParts: boolean;
  /** Whether shadows, gradients and motion are drawn, which is a third of the work of a page. */
  drawsEverything: boolean;
  /** Timers of exactly so many milliseconds are over soon: those for which a game lets its player wait. */
  skippedTimers: readonly number[];
  /** How long a state is waited for, in milliseconds. */
  patience: number;
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
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  allowed: async ({}, use) => use([LEFT_LINE]),
  allow: ({ allowed }, use) => use((...lines) => void allowed.push(...lines)),
  worksOffline: [false, { option: true }],
  startsIdleParts: [false, { option: true }],
  drawsEverything: [false, { option: true }],
  skippedTimers: [[], { option: true }],
  patience: [15_000, { option: true }],
  visit: async (
    {
      engine,
      browserOfEngine,
      baseURL,
      worksOffline,
      startsIdleParts,
      drawsEverything,
      skippedTimers,
      patience,
      allowed,
    },
    use,
    info,
  ) => {
    info.skip(!browserOfEngine, whyNotRun(engines[engine]));
    const tabs: Tab[] = [];
    await use(async ({ size = DESKTOP, scheme = 'light', before } = {}) => {
      const scripts = [
        LIBRARY,
        callOf(defineTools),
        callOf(logPolicyViolations),
        worksOffline ? '' : callOf(hasNoServiceWorkers),
        worksOffline || startsIdleParts ? '' : callOf(isNeverIdle),
        drawsEverything ? '' : callOf(drawPlainly),
        drawsEverything ? '' : callOf(hasNoViewTransitions),
        callOf(skipTimers, [skippedTimers]),
        before ? callOf(before) : '',
      ];
      const tab = await (browserOfEngine as Browser).open({
        size,
        scheme,
        // As one script: each of them takes Firefox 10 ms a tab.
        before: scripts.join(';\n'),
      });
      tabs.push(tab);
      return screenOf(tab, originOfVisitor(baseURL ?? ''), patience);
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

/** A call of a function in a page, as an expression. */
const callOf = (what: unknown, args: unknown[] = []) => `(${what})(...${JSON.stringify(args)})`;

/** Runs in a page: logs CSP violations to the console, in the same way for all engines. */
const logPolicyViolations = () =>
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`CSP violation: ${violatedDirective} ${blockedURI}`),
  );

/** Runs in a page before its own scripts. */
const skipTimers = (skipped: readonly number[]) => {
  const { setTimeout } = window;
  const start = (task: () => void, ms = 0, ...args: never[]) =>
    setTimeout(task, skipped.includes(ms) ? 50 : ms, ...args);
  window.setTimeout = start as typeof setTimeout;
};

let visitors = 0;

/** The site under a host name of the visitor's own, so that a browser has stored nothing of it. */
function originOfVisitor(baseURL: string) {
  visitors += 1;
  return baseURL.replace('//localhost', `//visitor${visitors}.localhost`);
}

/** WebKit's message if the page is left while a file of the site is loading: a picture, the worker. */
const LEFT_LINE = /cannot load http:\/\/(?:\w+\.)?localhost:\S+ due to access control checks/i;

/** The browser's own message for status 404; Firefox has none. */
export const NOT_FOUND_LINE = /Failed to load resource: .*404 \(Not Found\)/;

export const link = (name: string, within?: Target): Target => ({ role: 'link', name, within });
export const button = (name: string, within?: Target): Target => ({ role: 'button', name, within });
export const field = (name: string): Target => ({ role: 'textbox', name });
export const main: Target = { role: 'main' };
export const footer: Target = { role: 'contentinfo' };
export const mainMenu: Target = { role: 'navigation', name: 'Main' };
export const gameTiles: Target = { role: 'navigation', name: 'Games' };

export type Screen = ReturnType<typeof screenOf>;

/** Like `expect.poll`, with shorter intervals. */
export const eventually = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { message, intervals: [50, 50, 100, 200] });

/** How long a page waits at a time. */
const SLICE_MS = 5_000;
/** How long a press may take to arrive; after that it has hit nothing. */
const LANDING_MS = 3_000;

/** Lets a page wait, and again where it was left meanwhile, which ends what waits in it. */
async function inAnyPage<Result>(
  patience: number,
  wait: (ms: number) => Promise<Waited<Result>>,
): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    const left = Math.max(0, end - Date.now());
    try {
      const { result, isWanted } = await wait(Math.min(left, SLICE_MS));
      if (isWanted || left === 0) return result;
    } catch (error) {
      if (left === 0) throw error;
      await pause(50);
    }
  }
}

/** The site in a tab, with elements by accessible name. */
function screenOf(tab: Tab, baseURL: string, patience: number) {
  const look = (target: Target, scrollTo = false): Promise<Found> =>
    tab.evaluate((of, scrolls) => window.inPage.find(of, scrolls), target, scrollTo);
  const named = ({ role, name = '' }: Target) => `${role} ${name}`.trim();
  /** Waits in the page until the result of a function is as wanted; returns the last result. */
  const resultWhen = <Args extends unknown[], Result>(
    isWanted: string,
    what: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) =>
    inAnyPage(patience, (ms) =>
      tab.evaluateText<Waited<Result>>(
        `inPage.wait(() => ${callOf(what, args)}, ${isWanted}, ${ms})`,
      ),
    );
  /** Waits in the page for the result of a function, and expects it. */
  const expectResult = async <Args extends unknown[], Result>(
    wanted: Result,
    message: string,
    what: (...args: Args) => NoInfer<Result | undefined> | Promise<NoInfer<Result | undefined>>,
    ...args: Args
  ) => {
    const json = JSON.stringify(JSON.stringify(wanted));
    const result: unknown = await resultWhen(
      `(result) => JSON.stringify(result) === ${json}`,
      what,
      ...args,
    );
    expect(result, message).toEqual(wanted);
  };
  /** Whether the press has reached its target, or led to another page. */
  const hasLanded = async () => {
    const read = () => window.inPage.press;
    const { result } = await tab
      .evaluateText<Waited<Window['inPage']['press']>>(
        `inPage.wait(${read}, (press) => press !== 'awaited', ${LANDING_MS})`,
      )
      .catch(() => ({ result: 'none' }));
    return result === 'landed' || result === 'none';
  };
  const pressWhen = async (target: Target, isInSight: boolean) => {
    const end = Date.now() + patience;
    do {
      const found = await inAnyPage(patience, (ms) =>
        tab.evaluate(
          (...args: Parameters<Window['inPage']['findToPress']>) =>
            window.inPage.findToPress(...args),
          target,
          !isInSight,
          ms,
        ),
      );
      const { count, isDisabled, coveredBy } = found;
      expect({ count, isDisabled, coveredBy }, `${named(target)} can be pressed`).toEqual({
        count: 1,
        isDisabled: false,
        coveredBy: '',
      });
      await tab.pressAt(...found.centre);
      if (await hasLanded()) return;
    } while (Date.now() < end);
    throw new Error(`No press reaches ${named(target)}`);
  };
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
    expectResult,
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
    expectReady: () =>
      expectResult(true, 'ready', () => document.querySelector('[data-ready]') !== null),
    expectPath: (path: string) => expectResult(path, 'path', () => location.pathname),
    expectPresent: (target: Target) => screen.expectCount(target, 1),
    expectAbsent: (target: Target) => screen.expectCount(target, 0),
    expectCount: (target: Target, count: number) =>
      expectResult(count, named(target), (of) => window.inPage.find(of, false).count, target),
    async expectText(target: Target, text: string | RegExp) {
      const isWanted =
        typeof text === 'string'
          ? `(text) => text === ${JSON.stringify(text)}`
          : `(text) => ${text}.test(text)`;
      const found = await resultWhen(
        isWanted,
        (of) => window.inPage.find(of, false).text.trim(),
        target,
      );
      if (typeof text === 'string') expect(found, named(target)).toBe(text);
      else expect(found, named(target)).toMatch(text);
    },
    expectAttribute: (target: Target, attribute: string, value: string) =>
      expectResult(
        value,
        `${attribute} of ${named(target)}`,
        (of, name) => window.inPage.find(of, false).attributes[name],
        target,
        attribute,
      ),
    expectValue: (target: Target, value: string) =>
      expectResult(value, named(target), (of) => window.inPage.find(of, false).value, target),
    expectFocused: (target: Target) =>
      expectResult(
        true,
        `the focus is on ${named(target)}`,
        (of) => window.inPage.find(of, false).isFocused,
        target,
      ),
    /** A text anywhere in `main`. */
    async expectInMain(text: string) {
      const found = await resultWhen(
        `(text) => text.includes(${JSON.stringify(text)})`,
        () => document.querySelector('main')?.textContent ?? '',
      );
      expect(found, 'the page').toContain(text);
    },
    /** The value with that label on a score card. */
    expectFigure: (name: string, figure: string) => expectResult(figure, name, figureOf, name),
    /** Expects that the whole target is visible without scrolling. */
    expectInSight: (target: Target) =>
      expectResult(
        true,
        `${named(target)} in sight`,
        (of) => window.inPage.find(of, false).isInSight,
        target,
      ),
    /** Clicks with the mouse where the target is, without scrolling. */
    async pressInSight(target: Target) {
      await screen.expectInSight(target);
      await pressWhen(target, true);
    },
    /** Clicks with the mouse, once the target is there, not covered, and does not move. */
    press: (target: Target) => pressWhen(target, false),
    async write(target: Target, text: string) {
      await screen.press(target);
      await screen.expectFocused(target);
      await tab.type(text);
      await screen.expectValue(target, text);
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
export const untilCached = ({ expectResult }: Screen) =>
  expectResult(true, 'cached', async () => {
    const { controller } = navigator.serviceWorker;
    return (
      (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated' &&
      controller !== null
    );
  });
