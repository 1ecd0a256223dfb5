/**
 * Interaction latency with CPU throttling, from the browser's Event Timing: from the press to the
 * next painted frame, in steps of 8 ms. Events below 16 ms are not reported, and count as 0. Needs
 * `npm run build`, and an idle machine.
 */
import { cpus, loadavg } from 'node:os';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { shareScreen } from '../browser/shareScreen';
import { centreOf, expectReady, PHONE } from '../browser/site';
import type { Hands } from '../browser/visitor';
import { visitorOf } from '../browser/visitor';
import { menus } from '../plays/menus';
import { plays } from '../plays/plays';
import type { Play, Visitor } from '../plays/visitor';
import { isDayOfPlays } from '../support/initScripts';
import { median, table, upperQuartile, whole } from './figures';
import { launch } from './phone';
import type { Bench, Site } from './site';
import { EMPTY, serve } from './site';

/** CPU throttling rate. */
const CPU_SLOWDOWN = 6;
/** The limits in milliseconds: for the 75th percentile of each control, and for each press. */
const P75_LIMIT = 100;
const WORST_LIMIT = 200;
/** A press that comes during a task waits for its end. */
const TASK_LIMIT = WORST_LIMIT;

/** The pause after each press, longer than any animation. */
const PAUSE_MS = 600;

/** The duration of a touch; Playwright's own tap has none. */
const TOUCH_MS = 80;

/** Timings since the last call; see watchTimings.js. */
export type Timings = {
  events: { startTime: number; processingStart: number; processingEnd: number; duration: number }[];
  longTasks: number[];
};
const takeTimings = () => (window as never as { takeTimings(): Timings }).takeTimings();

/** The row of the first press of each visit. */
const FIRST_PRESS = '(first press)';

/** The latency of one press, and its parts. */
type PressLatency = { latency: number; delay: number; handlers: number; paint: number };
type Pointer = 'mouse' | 'finger';
type Visit = { page: Page; session: CDPSession; pointer: Pointer };
type Task = { control: string; duration: number };
type Screen = { answers: Map<string, PressLatency[]>; longTasks: Task[] };
type Results = Record<string, Screen>;

/** Screens without a path use the empty page. */
const screens: Record<string, Pick<Play, 'play'> & Partial<Play>> = {
  '(empty page)': { play: pressSixTimes },
  ...plays,
  menus,
};

/** Prints the tables; returns what exceeds the limits. With another build, compares the two, in turns, without limits. */
export async function latency({ dist, runs, paths, against }: Bench): Promise<string[]> {
  const site = await serve(dist);
  const other = against === undefined ? undefined : await serve(against);
  const browser = await launch();
  const missed: string[] = [];
  for (const pointer of ['mouse', 'finger'] as const) {
    const results: Results = {};
    const others: Results = {};
    for (const [name, play] of Object.entries(screens)) {
      if (play.path !== undefined && !paths.includes(play.path)) continue;
      const screen = newScreen(results, name);
      const otherScreen = newScreen(others, name);
      for (let time = 0; time < runs; time += 1) {
        if (other) await watchScreen(browser, pointer, other, play, otherScreen);
        await watchScreen(browser, pointer, site, play, screen);
      }
    }
    if (other) reportComparison(pointer, results, others);
    else missed.push(...reportLatency(pointer, results), ...reportTasks(pointer, results));
  }
  await browser.close();
  site.close();
  other?.close();
  return missed;
}

function newScreen(results: Results, name: string): Screen {
  const screen: Screen = { answers: new Map(), longTasks: [] };
  results[name] = screen;
  return screen;
}

/** Plays one screen once, and adds what was seen. */
async function watchScreen(
  browser: Browser,
  pointer: Pointer,
  site: Site,
  { path, play, sent, after }: (typeof screens)[string],
  screen: Screen,
) {
  const address = path === undefined ? site.emptyPage : site.addressOf(path);
  const visit = await openVisit(browser, pointer, address);
  const visitor = watchedVisitor(visit, screen);
  await play(visitor);
  if (sent) await sendOn(visit.page, visitor);
  await after?.(visitor);
  screen.longTasks.push(...(await tasksOf(visit, 'afterwards')));
  await visit.page.context().close();
}

/** Opens a hydrated page; timings until then are discarded. */
async function openVisit(browser: Browser, pointer: Pointer, url: string): Promise<Visit> {
  const hasTouch = pointer === 'finger';
  const context = await browser.newContext({ viewport: PHONE, hasTouch, isMobile: hasTouch });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ path: 'test/bench/watchTimings.js' });
  await page.addInitScript(isDayOfPlays);
  await page.goto(url);
  if (url.endsWith(EMPTY)) await page.evaluate(addButton);
  else await expectReady(page);
  await page.waitForTimeout(2 * PAUSE_MS);
  await page.evaluate(takeTimings);
  return { page, session, pointer };
}

/** A click, or a touch of realistic duration; not `locator.click()`, whose checks of what is above it run in the page. */
async function press({ page, session, pointer }: Visit, locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const place = await centreOf(locator);
  if (pointer === 'mouse') return page.mouse.click(place.x, place.y);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await page.waitForTimeout(TOUCH_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The baseline: a button with a minimal handler. */
function addButton() {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = '0';
  button.onclick = () => {
    button.textContent = `${Number(button.textContent) + 1}`;
  };
}

async function pressSixTimes({ press }: Visitor) {
  for (let time = 0; time < 6; time += 1) await press('…');
}

/** Tasks before the second `Photo` are those in which the picture is made. */
async function sendOn(page: Page, { press }: Visitor) {
  await press('Photo');
  await shareScreen(page).saved.waitFor();
  await press('Photo');
  await press('Copy');
}

async function tasksOf({ page }: Visit, control: string): Promise<Task[]> {
  return tasksAfter(control, await page.evaluate(takeTimings));
}

const tasksAfter = (control: string, { longTasks }: Timings): Task[] =>
  longTasks.map((duration) => ({ control, duration }));

function watchedVisitor(visit: Visit, { answers, longTasks }: Screen): Visitor {
  const { page } = visit;
  let isFirst = true;
  const watch = async (control: string, act: () => Promise<void>) => {
    longTasks.push(...(await tasksOf(visit, `before ${control}`)));
    await act();
    await page.waitForTimeout(PAUSE_MS);
    const noted = await page.evaluate(takeTimings);
    longTasks.push(...tasksAfter(control, noted));
    const answer = slowestOf(noted);
    for (const name of isFirst ? [FIRST_PRESS, control] : [control])
      answers.set(name, [...(answers.get(name) ?? []), answer]);
    isFirst = false;
  };
  const hands: Hands = {
    press: (control, name) => watch(name, () => press(visit, control)),
    // The label is larger than the radio button in it.
    choose: (radio, name) => watch(name, () => press(visit, radio.locator('..'))),
    async type(field, text, name) {
      await watch(name, () => press(visit, field));
      for (const letter of text) await watch('A letter', () => page.keyboard.press(letter));
    },
  };
  return visitorOf(page, { hands, isPaused: false });
}

/** A press is several events, whose handlers may all run before the same frame. */
function slowestOf({ events }: Timings): PressLatency {
  const [slowest] = events.sort((one, other) => other.duration - one.duration);
  if (!slowest) return { latency: 0, delay: 0, handlers: 0, paint: 0 };
  const { startTime, processingStart, duration } = slowest;
  const frame = startTime + duration;
  const inTime = events.map(({ processingEnd }) => processingEnd).filter((end) => end <= frame);
  const handled = Math.max(slowest.processingEnd, ...inTime);
  return {
    latency: duration,
    delay: processingStart - startTime,
    handlers: handled - processingStart,
    paint: Math.max(0, frame - handled),
  };
}

function reportLatency(pointer: Pointer, results: Results): string[] {
  const missed: string[] = [];
  const rows = Object.entries(results).flatMap(([screen, { answers }]) =>
    [...answers].map(([control, all]) => {
      const of = (part: keyof PressLatency) => all.map((answer) => answer[part]);
      const middle = (part: keyof PressLatency) => whole(median(of(part)));
      const [p75, worst] = [upperQuartile(of('latency')), Math.max(...of('latency'))];
      const name = `${screen}, ${control}, ${pointer}`;
      if (p75 > P75_LIMIT) missed.push(`${name}: p75 of ${whole(p75)} ms, over ${P75_LIMIT}`);
      if (worst > WORST_LIMIT) missed.push(`${name}: ${whole(worst)} ms, over ${WORST_LIMIT}`);
      return [
        screen,
        control,
        `${all.length}`,
        middle('latency'),
        whole(p75),
        whole(worst),
        `${middle('delay')} + ${middle('handlers')} + ${middle('paint')}`,
      ];
    }),
  );
  const head = ['screen', 'control', 'presses', 'median', 'p75', 'worst', 'wait + script + paint'];
  console.log(
    `\nFrom a press by ${pointer} to the frame that answers, in ms, at a CPU slow-down of ${CPU_SLOWDOWN}`,
  );
  console.log(table(head, rows));
  return missed;
}

/** Compares the presses of two builds. A control that a play presses by chance may be missing in one of them. */
function reportComparison(pointer: Pointer, results: Results, others: Results) {
  const cells = (one: PressLatency[], other: PressLatency[]) =>
    [median, upperQuartile].flatMap((of) =>
      [other, one].map((answers) => whole(of(answers.map(({ latency }) => latency)))),
    );
  const rows = Object.entries(results).flatMap(([screen, { answers }]) =>
    [...answers].flatMap(([control, all]) => {
      const other = others[screen]?.answers.get(control);
      return other ? [[screen, control, `${all.length}`, ...cells(all, other)]] : [];
    }),
  );
  const head = ['screen', 'control', 'presses', 'median: other', 'this', 'p75: other', 'this'];
  console.log(
    `\nFrom a press by ${pointer} to the frame that answers, in ms, at a CPU slow-down of ${CPU_SLOWDOWN}`,
  );
  console.log(table(head, rows));
}

function reportTasks(pointer: Pointer, results: Results): string[] {
  const longest = ({ longTasks }: Screen): Task =>
    longTasks.reduce((one, other) => (other.duration > one.duration ? other : one), {
      control: '',
      duration: 0,
    });
  const rows = Object.entries(results).map(([name, screen]) => [
    name,
    `${screen.longTasks.length}`,
    whole(longest(screen).duration),
    longest(screen).control,
  ]);
  console.log(`\nTasks of more than 50 ms after hydration, by ${pointer}`);
  console.log(table(['screen', 'tasks', 'longest', 'after'], rows));
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(
    `\nLoad average ${load} on ${cpus().length} cores: with more load than cores the figures do not hold.`,
  );
  return Object.entries(results).flatMap(([name, { longTasks }]) =>
    longTasks
      .filter(({ duration }) => duration > TASK_LIMIT)
      .map(
        ({ control, duration }) =>
          `${name}, ${control}, ${pointer}: a task of ${whole(duration)} ms, over ${TASK_LIMIT}`,
      ),
  );
}
