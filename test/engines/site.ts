import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { layoutFaults } from '../browser/layoutFaults';
import type { Part } from '../plays/visitor';
import { patternOf } from '../plays/visitor';
import {
  drawPlainly,
  hasNoServiceWorkers,
  hasNoViewTransitions,
  isNeverIdle,
} from '../support/initScripts';
import type { Engine } from './browsers';
import { engines, whyNotRun } from './browsers';
import type { Found, Waited } from './inPage';
import { defineTools, LIBRARY } from './inPage';
import type { Browser, Size, Tab } from './tab';

export { expect };

export type EngineOption = { engine: Engine };

type Visit = {
  /** Whether service workers are enabled; precaching the site in each test would be slow. */
  worksOffline: boolean;
  /**
   * Whether shadows, gradients and motion are drawn, which is a third of the work of a page, and what an
   * idle page needs later is loaded: badges, and prefetching.
   */
  isWhole: boolean;
  /** Opens a tab with empty storage, which is closed at the end. */
  visit(opening?: { size?: Size; before?: readonly (() => void)[] }): Promise<Screen>;
  /** Allows these console messages; all others fail the test. */
  allow(...lines: RegExp[]): void;
};

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };
/** A phone held sideways. */
export const LANDSCAPE = { width: 740, height: 360 };

/** The journeys of both engines. Any console message fails a test. */
export const test = base.extend<
  Visit & { allowed: RegExp[] },
  EngineOption & { browserOfEngine: Browser | undefined }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
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
  isWhole: [false, { option: true }],
  visit: async (
    { engine, browserOfEngine, baseURL, worksOffline, isWhole, allowed },
    use,
    info,
  ) => {
    info.skip(!browserOfEngine, whyNotRun(engines[engine]));
    const tabs: Tab[] = [];
    await use(async ({ size = DESKTOP, before = [] } = {}) => {
      const scripts = [
        LIBRARY,
        callOf(defineTools),
        `inPage.layoutFaults = ${layoutFaults}`,
        callOf(logPolicyViolations),
        worksOffline ? '' : callOf(hasNoServiceWorkers),
        worksOffline || isWhole ? '' : callOf(isNeverIdle),
        isWhole ? '' : callOf(drawPlainly),
        isWhole ? '' : callOf(hasNoViewTransitions),
        ...before.map((script) => callOf(script)),
      ];
      const tab = await (browserOfEngine as Browser).open({
        size,
        // One script, as each takes Firefox 10 ms for a tab.
        before: scripts.join(';\n'),
      });
      tabs.push(tab);
      // Under a host name of the visitor's own, so that a browser has stored nothing of the site.
      visitors += 1;
      return screenOf(
        tab,
        (baseURL ?? '').replace('//localhost', `//visitor${visitors}.localhost`),
      );
    });
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

let visitors = 0;

/** WebKit's message if the page is left while a file of the site is loading: a picture, the worker. */
const LEFT_LINE = /cannot load http:\/\/(?:\w+\.)?localhost:\S+ due to access control checks/i;

export type Screen = ReturnType<typeof screenOf>;

/** Like `expect.poll`, with shorter intervals. */
export const eventually = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { message, intervals: [50, 50, 100, 200] });

/** How long a state is waited for: a release is installed file by file, which a busy machine does slowly. */
const PATIENCE_MS = 60_000;
/** How long a page waits at a time. */
const SLICE_MS = 5_000;
/** How long a press may take to arrive; after that it has hit nothing. */
const LANDING_MS = 3_000;

/** Lets a page wait, and again where it was left meanwhile, which ends what waits in it. */
async function inAnyPage<Result>(wait: (ms: number) => Promise<Waited<Result>>): Promise<Result> {
  const end = Date.now() + PATIENCE_MS;
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
function screenOf(tab: Tab, baseURL: string) {
  const look = (target: Part, scrollTo = false): Promise<Found> =>
    tab.evaluate((of, scrolls) => window.inPage.find(of, scrolls), target, scrollTo);
  const named = ({ role, name = '' }: Part) => `${role} ${name}`.trim();
  /** Waits in the page for the result of a function, and expects it. */
  const expectResult = async <Args extends unknown[], Result>(
    wanted: Result,
    message: string,
    what: (...args: Args) => NoInfer<Result | undefined> | Promise<NoInfer<Result | undefined>>,
    ...args: Args
  ) => {
    const json = JSON.stringify(JSON.stringify(wanted));
    const isWanted = `(result) => JSON.stringify(result) === ${json}`;
    const result: unknown = await inAnyPage((ms) =>
      tab.evaluateText<Waited<Result>>(
        `inPage.wait(() => ${callOf(what, args)}, ${isWanted}, ${ms})`,
      ),
    );
    expect(result, message).toEqual(wanted);
  };
  /** The same of what is found. */
  const expectFound = <Name extends keyof Found>(target: Part, name: Name, wanted: Found[Name]) =>
    expectResult<[Part, Name], unknown>(
      wanted,
      `${name} of ${named(target)}`,
      (of, key) => window.inPage.find(of, false)[key],
      target,
      name,
    );
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
  const press = async (target: Part) => {
    const end = Date.now() + PATIENCE_MS;
    do {
      const found = await inAnyPage((ms) =>
        tab.evaluate((of, most) => window.inPage.findToPress(of, most), target, ms),
      );
      const ready = { count: 1, isDisabled: false, coveredBy: '' };
      expect(found, `${named(target)} can be pressed`).toMatchObject(ready);
      await tab.pressAt(...found.centre);
      if (await hasLanded()) return;
    } while (Date.now() < end);
    throw new Error(`No press reaches ${named(target)}`);
  };
  const screen = {
    tab,
    look,
    expectResult,
    /** Opens a path and waits for hydration. */
    async open(path: string) {
      await tab.goto(new URL(path, baseURL).href);
      await screen.expectReady();
    },
    async reload() {
      await tab.reload();
      await screen.expectReady();
    },
    expectReady: () =>
      expectResult(true, 'ready', () => document.querySelector('[data-ready]') !== null),
    expectPath: (path: string) => expectResult(path, 'path', () => location.pathname),
    expectAbsent: (target: Part) => expectFound(target, 'count', 0),
    /** The whole text, or what a pattern matches in it. */
    expectText: (target: Part, text: string | RegExp) =>
      expectResult(
        true,
        `${named(target)} says ${text}`,
        (of, source) => new RegExp(source, 's').test(window.inPage.find(of, false).text),
        target,
        (typeof text === 'string' ? patternOf(text) : text).source,
      ),
    expectAttribute: (target: Part, attribute: string, value: string) =>
      expectResult(
        value,
        `${attribute} of ${named(target)}`,
        (of, name) => window.inPage.find(of, false).attributes[name],
        target,
        attribute,
      ),
    expectValue: (target: Part, value: string) => expectFound(target, 'value', value),
    expectFocused: (target: Part) => expectFound(target, 'isFocused', true),
    /** The value with that label on a score card. */
    expectFigure: (name: string, figure: string) => expectResult(figure, name, figureOf, name),
    /** Clicks with the mouse, once the target is there, not covered, and does not move. */
    press,
    async write(target: Part, text: string) {
      await screen.press(target);
      await screen.expectFocused(target);
      // The keyboards of the drivers have no other scripts.
      if (/^[ -~]*$/.test(text)) await tab.type(text);
      else await tab.evaluate((all) => void document.execCommand('insertText', false, all), text);
      await screen.expectValue(target, text);
    },
    /** Presses Tab, or Shift and Tab, until the target has the focus. */
    async tabTo(target: Part, most = 20) {
      for (let presses = 0; presses < most; presses += 1) {
        const { isFocused, isPassed } = await look(target);
        if (isFocused) return;
        await tab.press('Tab', isPassed ? 'Shift' : undefined);
      }
      throw new Error(`${named(target)} is not within ${most} presses of Tab`);
    },
  };
  return screen;
}

const figureOf = (name: string) =>
  [...document.querySelectorAll('dt')]
    .find((term) => term.textContent === name)
    ?.nextElementSibling?.textContent?.trim() ?? 'none';
