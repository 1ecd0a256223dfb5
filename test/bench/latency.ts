/**
 * How fast the site answers on a phone of that many times less speed, by the browser's own event
 * timing: from a press to the next frame that is painted, in steps of 8 ms. Of what is faster than
 * 16 ms the browser says nothing; it counts as 0. Needs `npm run build`, and a machine at rest.
 */
import { cpus, loadavg } from 'node:os';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { expectReady, PHONE } from '../browser/site';
import { median, table, upperQuartile, whole } from './figures';
import { launch } from './phone';
import type { Play, Visitor } from './plays';
import { goAround, openAndClose, plays } from './plays';
import type { Bench } from './site';
import { EMPTY, serve } from './site';

/** How much slower than this machine the phone is. */
const SLOWER = 6;
const LATENCY_LIMIT = 50;
const TASK_LIMIT = 100;

/** As long as a visitor looks; what moves has come to rest. */
const LOOK_MS = 600;

/** As long as a finger rests on the glass. Playwright's own tap is over in the same instant. */
const FINGER_MS = 80;

/** What a page noted of itself since it was last asked; see watchTimings.js. */
export type Noted = {
  events: { startTime: number; processingStart: number; processingEnd: number; duration: number }[];
  longTasks: number[];
};
const takeNoted = () => (window as never as { takeNoted(): Noted }).takeNoted();

/** One press: from it to the frame that shows its answer, and where the time went. */
type Answer = { latency: number; delay: number; handlers: number; paint: number };
type Pointer = 'mouse' | 'finger';
type Visit = { page: Page; session: CDPSession; pointer: Pointer };
type Task = { control: string; duration: number };
type Screen = { answers: Map<string, Answer[]>; longTasks: Task[] };

/** Without a path: the empty page. */
const screens: Record<string, Pick<Play, 'play'> & Partial<Play>> = {
  '(empty page)': { play: pressSixTimes },
  ...plays,
  'Every page': { path: '/', play: openAndClose },
  'From page to page': { path: '/', play: goAround },
};

/** Prints the tables; returns what was answered too late. */
export async function latency({ dist, runs, paths }: Bench): Promise<string[]> {
  const site = await serve(dist);
  const browser = await launch();
  const missed: string[] = [];
  for (const pointer of ['mouse', 'finger'] as const) {
    const results: Record<string, Screen> = {};
    for (const [name, { path, play }] of Object.entries(screens)) {
      if (path !== undefined && !paths.includes(path)) continue;
      const screen: Screen = { answers: new Map(), longTasks: [] };
      results[name] = screen;
      const address = path === undefined ? site.emptyPage : site.addressOf(path);
      for (let time = 0; time < runs; time += 1) {
        const visit = await openVisit(browser, pointer, address);
        await play(watchedVisitor(visit, screen));
        screen.longTasks.push(...(await tasksOf(visit, 'afterwards')));
        await visit.page.context().close();
      }
    }
    missed.push(...tellLatency(pointer, results), ...tellTasks(pointer, results));
  }
  await browser.close();
  site.close();
  return missed;
}

/** A phone on which that page is awake; what it did until then does not count. */
async function openVisit(browser: Browser, pointer: Pointer, url: string): Promise<Visit> {
  const hasTouch = pointer === 'finger';
  const context = await browser.newContext({ viewport: PHONE, hasTouch, isMobile: hasTouch });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript({ path: 'test/bench/watchTimings.js' });
  await page.goto(url);
  if (url.endsWith(EMPTY)) await page.evaluate(addButton);
  else await expectReady(page);
  await page.waitForTimeout(2 * LOOK_MS);
  await page.evaluate(takeNoted);
  return { page, session, pointer };
}

/** Either way as quick as Playwright is; a finger rests for as long as fingers do. */
async function press({ page, session, pointer }: Visit, locator: Locator) {
  const place = await centreOf(locator);
  if (pointer === 'mouse') return page.mouse.click(place.x, place.y);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await page.waitForTimeout(FINGER_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What no page can be faster than. */
function addButton() {
  const button = document.body.appendChild(document.createElement('button'));
  button.textContent = '0';
  button.onclick = () => {
    button.textContent = `${Number(button.textContent) + 1}`;
  };
}

async function pressSixTimes({ page, press }: Visitor) {
  for (let time = 0; time < 6; time += 1) await press('A button', page.getByRole('button'));
}

async function tasksOf({ page }: Visit, control: string): Promise<Task[]> {
  return tasksAfter(control, await page.evaluate(takeNoted));
}

const tasksAfter = (control: string, { longTasks }: Noted): Task[] =>
  longTasks.map((duration) => ({ control, duration }));

function watchedVisitor(visit: Visit, { answers, longTasks }: Screen): Visitor {
  const { page } = visit;
  const watch = async (control: string, act: () => Promise<void>) => {
    longTasks.push(...(await tasksOf(visit, `before ${control}`)));
    await act();
    await page.waitForTimeout(LOOK_MS);
    const noted = await page.evaluate(takeNoted);
    longTasks.push(...tasksAfter(control, noted));
    answers.set(control, [...(answers.get(control) ?? []), slowestOf(noted)]);
  };
  return {
    page,
    press: (control, locator) => watch(control, () => press(visit, locator)),
    type: async (field, locator, text) => {
      await watch(field, () => press(visit, locator));
      for (const letter of text) await watch('A letter', () => page.keyboard.press(letter));
    },
  };
}

/** Playwright's own way of pressing looks for what lies over a control, at the page's expense. */
async function centreOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nowhere to be seen: ${locator}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A press is several events, and handlers of all of them may come before one frame. */
function slowestOf({ events }: Noted): Answer {
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

function tellLatency(pointer: Pointer, results: Record<string, Screen>): string[] {
  const missed: string[] = [];
  const rows = Object.entries(results).flatMap(([screen, { answers }]) =>
    [...answers].map(([control, all]) => {
      const of = (part: keyof Answer) => all.map((answer) => answer[part]);
      const middle = (part: keyof Answer) => whole(median(of(part)));
      if (median(of('latency')) > LATENCY_LIMIT) {
        missed.push(
          `${screen}, ${control}, ${pointer}: ${middle('latency')} ms of ${LATENCY_LIMIT}`,
        );
      }
      return [
        screen,
        control,
        `${all.length}`,
        middle('latency'),
        whole(upperQuartile(of('latency'))),
        whole(Math.max(...of('latency'))),
        `${middle('delay')} + ${middle('handlers')} + ${middle('paint')}`,
      ];
    }),
  );
  const head = ['screen', 'control', 'presses', 'median', 'p75', 'worst', 'wait + script + paint'];
  console.log(
    `\nFrom a press by ${pointer} to the frame that answers, in ms, at ${SLOWER} times less speed`,
  );
  console.log(table(head, rows));
  return missed;
}

function tellTasks(pointer: Pointer, results: Record<string, Screen>): string[] {
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
  console.log(`\nTasks of more than 50 ms after the page is awake, by ${pointer}`);
  console.log(table(['screen', 'tasks', 'longest', 'after'], rows));
  const load = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`\n${load} programs wanted the ${cpus().length} cores; above that no figure holds.`);
  return Object.entries(results).flatMap(([name, { longTasks }]) =>
    longTasks
      .filter(({ duration }) => duration > TASK_LIMIT)
      .map(
        ({ control, duration }) =>
          `${name}, ${control}, ${pointer}: a task of ${whole(duration)} ms of ${TASK_LIMIT}`,
      ),
  );
}
