import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { paths } from '../../src/paths';
import { deferredCopy } from './copies';
import { median, pairedRatio, ratio, table, whole, withRange } from './figures';
import { launch, newPhone, SLOWLY, slowDown } from './phone';
import type { Bench } from './site';
import { serve } from './site';

/** How much longer than with plain `defer` scripts hydration may take. */
const MAX_RATIO = 1.25;
/** How much longer Home may block the visitor than the other pages of the same run. */
const MAX_HOME_BLOCKING = 1.3;

declare global {
  interface Window {
    /**
     * Milliseconds since navigation start, the element of the largest paint, and the blocking time: what
     * tasks take over 50 ms.
     */
    bench: { ready: number; lcp: number; largest: string; blocking: number };
  }
}

/** Runs in the page, before its own scripts. */
function watch() {
  const seen = { ready: 0, lcp: 0, largest: '', blocking: 0 };
  window.bench = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestContentfulPaint[]) {
      const { tagName, className, textContent } = entry.element ?? document.documentElement;
      seen.lcp = entry.startTime;
      seen.largest = `${tagName.toLowerCase()}.${className} ${textContent?.trim().slice(0, 30)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    if (document.documentElement?.dataset.ready === undefined) return;
    seen.ready ||= performance.now();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] });
}

/** A first visit over a slow network, on a slow phone. */
async function visit(browser: Browser, address: string, isAwaited: boolean) {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.addInitScript(watch);
  await slowDown(page);
  await page.goto(address, { timeout: 60_000 });
  // Rarely, as polling keeps the throttled CPU busy.
  if (isAwaited) {
    await page.waitForFunction(() => window.bench.ready > 0, null, {
      polling: 1000,
      timeout: 60_000,
    });
  }
  // The last paint entry is dispatched a little later.
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => window.bench);
  await context.close();
  return seen;
}

type Seen = Window['bench'];
type Visits = { ours: Seen[]; theirs: Seen[] };

const readyOf = (visits: Seen[]) => visits.map((seen) => seen.ready);
const lcpOf = (visits: Seen[]) => visits.map((seen) => seen.lcp);
const blockingOf = (visits: Seen[]) => median(visits.map((seen) => seen.blocking));

/** Time to hydration and LCP, compared with another build: by default ours with `defer` scripts. */
export async function ready(bench: Bench): Promise<string[]> {
  if (bench.against !== undefined) {
    reportComparison(...(await visitInTurns(bench, bench.against)));
    return [];
  }
  const deferred = await deferredCopy(bench.dist);
  const seen = await visitInTurns(bench, deferred);
  rmSync(deferred, { recursive: true });
  return report(...seen);
}

/** Visits an empty page and every route of both builds, in turns. */
async function visitInTurns(
  { dist, paths, runs }: Bench,
  otherDist: string,
): Promise<[empty: Seen[], visits: Map<string, Visits>]> {
  const [site, other] = [await serve(dist), await serve(otherDist)];
  const browser = await launch();
  const empty: Seen[] = [];
  const visits = new Map(paths.map((path): [string, Visits] => [path, { ours: [], theirs: [] }]));
  for (let run = 1; run <= runs; run += 1) {
    console.error(`data-ready: round ${run} of ${runs}`);
    empty.push(await visit(browser, site.emptyPage, false));
    for (const [path, { ours, theirs }] of visits) {
      ours.push(await visit(browser, site.addressOf(path), true));
      theirs.push(await visit(browser, other.addressOf(path), true));
    }
  }
  await browser.close();
  site.close();
  other.close();
  return [empty, visits];
}

const reportThrottling = (empty: Seen[]) =>
  console.log(
    `\nReal throttling: ${SLOWLY}; medians of ${empty.length}, ms
LCP of the empty page: ${withRange(lcpOf(empty))}\n`,
  );

function reportComparison(empty: Seen[], visits: Map<string, Visits>) {
  const rowOf = (route: string, { ours, theirs }: Visits) => [
    route,
    whole(median(readyOf(theirs))),
    whole(median(readyOf(ours))),
    pairedRatio(readyOf(ours), readyOf(theirs)),
    whole(median(lcpOf(theirs))),
    whole(median(lcpOf(ours))),
    pairedRatio(lcpOf(ours), lcpOf(theirs)),
    whole(blockingOf(theirs)),
    whole(blockingOf(ours)),
  ];
  const all = [...visits.values()];
  const together = {
    ours: all.flatMap(({ ours }) => ours),
    theirs: all.flatMap(({ theirs }) => theirs),
  };
  reportThrottling(empty);
  const head = [
    ...['route', 'data-ready: other', 'this', 'ratio', 'LCP: other', 'this', 'ratio'],
    ...['blocking: other', 'this'],
  ];
  const rows = [...visits].map(([path, both]) => rowOf(path, both));
  console.log(table(head, [...rows, rowOf('all', together)]));
}

function report(empty: Seen[], visits: Map<string, Visits>): string[] {
  const emptyLcp = median(lcpOf(empty));
  const missed: string[] = [];
  const rows = [...visits].map(([path, { ours, theirs }]) => {
    const longer = median(readyOf(ours)) / median(readyOf(theirs));
    if (longer > MAX_RATIO)
      missed.push(`${path}: data-ready after ${ratio(longer)} x the deferred build's`);
    return [
      path,
      withRange(readyOf(ours)),
      withRange(readyOf(theirs)),
      ratio(longer),
      withRange(lcpOf(ours)),
      whole(median(lcpOf(theirs))),
      ratio(median(lcpOf(ours)) / emptyLcp),
      whole(blockingOf(ours)),
      ours.at(-1)?.largest ?? '',
    ];
  });
  reportThrottling(empty);
  const head = [
    'route',
    'data-ready',
    'deferred',
    'ratio',
    'LCP',
    'deferred',
    'to empty',
    'blocking',
    'largest paint',
  ];
  console.log(table(head, rows));
  return [...missed, ...blockingOfHome(visits)];
}

/** Home has more on it than any other page: a sentence if it blocks too long beside them. */
function blockingOfHome(visits: Map<string, Visits>): string[] {
  const home = visits.get(paths.home);
  const others = [...visits.values()].filter((visit) => visit !== home);
  if (!home || others.length === 0) return [];
  // Below a single task of twice the limit, the ratio would be one of noise.
  const usual = Math.max(50, median(others.map(({ ours }) => blockingOf(ours))));
  const longer = blockingOf(home.ours) / usual;
  return longer > MAX_HOME_BLOCKING
    ? [`${paths.home}: blocked for ${ratio(longer)} x the median of the other pages`]
    : [];
}
