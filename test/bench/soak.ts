/**
 * `npm run soak`: finds memory leaks by playing in one tab for 30 minutes, or as many as given as an
 * argument. Needs `npm run build`.
 *
 * The quiz runs in a tab of its own, as its Retry reloads the page.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { expectReady, PHONE } from '../browser/site';
import { visitorOf } from '../browser/visitor';
import { menus } from '../plays/menus';
import { plays } from '../plays/plays';
import { quiz } from '../plays/quiz';
import type { Visitor } from '../plays/visitor';
import { button } from '../plays/visitor';
import { median, table } from './figures';
import { launch } from './phone';
import { serve } from './site';

/** Memory use of a tab, always measured on the same page. */
type Sample = { heap: number; listeners: number; nodes: number; documents: number };

type Tab = { page: Page; visitor: Visitor; sample(): Promise<Sample> };

const minutes = Number(process.argv[2] ?? 30);
const SAMPLE_INTERVAL_MS = Math.min(60_000, (minutes * 60_000) / 12);

async function openTab(browser: Browser, url: string): Promise<Tab> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await expectReady(page);
  const visitor = visitorOf(page, { isPaused: false });
  return { page, visitor, sample: () => sampleOf(page, session) };
}

async function sampleOf(page: Page, session: CDPSession): Promise<Sample> {
  // Animations and sounds have ended by then.
  await page.waitForTimeout(2000);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap: metric('JSHeapUsedSize') / 2 ** 20,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
  };
}

/** The plays that can be played again and again, from tile to tile. */
const { quiz: _, 'aaj-ka-over': __, 'truth-or-dare-friends': ___, ...again } = plays;

/** Everything but the quiz, from Home to Home. */
async function playAll(visitor: Visitor) {
  await menus.play(visitor);
  for (const { game, play, after, scores } of Object.values(again)) {
    await visitor.follow(game, 'Games');
    // The tasks of a level are dealt once before any comes again.
    if (game === 'Truth or Dare') await scores?.turn(visitor);
    else await play(visitor);
    await after?.(visitor);
  }
  await visitor.press('Sound');
  await visitor.press('Menu');
  await visitor.follow('Home', 'Main');
}

async function playQuiz({ page, visitor }: Tab) {
  await quiz.play(visitor);
  await visitor.press('Retry');
  await visitor.expectSeen(button('Start Quiz'));
  await expectReady(page);
}

/** The part of the samples that is skipped: the heap grows while the engine compiles and optimises. */
const WARM_UP = 0.25;

/** How much the heap may grow from the first to the last third: relative, and in megabytes. */
const HEAP_SLACK = [0.05, 0.1] as const;

/**
 * Compares the first and last third of the samples after warm-up: the median of the heap, and the
 * minimum of the counts, which vary with images that the browser has not released yet.
 */
function flatness(samples: Sample[]) {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const third = Math.max(1, Math.floor(warm.length / 3));
  const compare = (what: keyof Sample) => {
    const of = (some: Sample[]) => {
      const figures = some.map((sample) => sample[what]);
      return what === 'heap' ? median(figures) : Math.min(...figures);
    };
    const [early, late] = [of(warm.slice(0, third)), of(warm.slice(-third))];
    const [part, absolute] = what === 'heap' ? HEAP_SLACK : [0, 0];
    return { what, early, late, isFlat: late <= early * (1 + part) + absolute };
  };
  return (['heap', 'listeners', 'nodes', 'documents'] as const).map(compare);
}

const rounded = ({ heap, listeners, nodes, documents }: Sample) => [
  heap.toFixed(2),
  listeners,
  nodes,
  documents,
];

const site = await serve(process.env.DIST ?? 'dist');
const browser = await launch();
const games = await openTab(browser, site.addressOf('/'));
const retries = await openTab(browser, site.addressOf(quiz.path));
const samples: [games: Sample, retries: Sample][] = [];
const started = Date.now();
const passed = () => Date.now() - started;
let rounds = 0;
while (passed() < minutes * 60_000) {
  await playAll(games.visitor);
  await playQuiz(retries);
  rounds += 1;
  if (passed() < samples.length * SAMPLE_INTERVAL_MS) continue;
  const [one, other] = [await games.sample(), await retries.sample()];
  samples.push([one, other]);
  const minute = (passed() / 60_000).toFixed(1);
  console.log(`minute ${minute}, round ${rounds}:`, ...rounded(one), '|', ...rounded(other));
}
await browser.close();
site.close();

const rows = ['the games', 'the quiz'].flatMap((tab, index) =>
  flatness(samples.map((both) => both[index] as Sample)).map(({ what, early, late, isFlat }) => [
    tab,
    what,
    early.toFixed(2),
    late.toFixed(2),
    isFlat ? 'yes' : 'NO',
  ]),
);
console.log(`\n${rounds} rounds of all games in ${minutes} minutes; heap in MB`);
console.log(table(['tab', 'what', 'first third', 'last third', 'flat'], rows));
if (rows.some((row) => row.at(-1) === 'NO')) process.exitCode = 1;
