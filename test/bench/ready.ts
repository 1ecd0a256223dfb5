import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { deferredCopy } from './deferred';
import { median, ratio, table, whole, withRange } from './figures';
import { launch, newPhone, SLOWLY, slowDown } from './phone';
import type { Bench } from './site';
import { serve } from './site';

/** How much longer than with plain `defer` scripts hydration may take. */
const MAX_RATIO = 1.25;

declare global {
  interface Window {
    /** Milliseconds since navigation start, and the element of the largest paint. */
    bench: { ready: number; lcp: number; largest: string };
  }
}

/** Runs in the page, before its own scripts. */
function watch() {
  const seen = { ready: 0, lcp: 0, largest: '' };
  window.bench = seen;
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
type Visits = { ours: Seen[]; deferred: Seen[] };

const readyOf = (visits: Seen[]) => visits.map((seen) => seen.ready);
const lcpOf = (visits: Seen[]) => visits.map((seen) => seen.lcp);

/** Time to hydration and LCP, compared with plain `defer` scripts. */
export async function ready({ dist, paths, runs }: Bench): Promise<string[]> {
  const copy = await deferredCopy(dist);
  const [site, plain] = [await serve(dist), await serve(copy)];
  const browser = await launch();
  const empty: Seen[] = [];
  const visits = new Map(paths.map((path): [string, Visits] => [path, { ours: [], deferred: [] }]));
  for (let run = 1; run <= runs; run += 1) {
    console.error(`data-ready: round ${run} of ${runs}`);
    empty.push(await visit(browser, site.emptyPage, false));
    for (const [path, { ours, deferred }] of visits) {
      ours.push(await visit(browser, site.addressOf(path), true));
      deferred.push(await visit(browser, plain.addressOf(path), true));
    }
  }
  await browser.close();
  site.close();
  plain.close();
  rmSync(copy, { recursive: true });
  return report(empty, visits);
}

function report(empty: Seen[], visits: Map<string, Visits>): string[] {
  const emptyLcp = median(lcpOf(empty));
  const missed: string[] = [];
  const rows = [...visits].map(([path, { ours, deferred }]) => {
    const longer = median(readyOf(ours)) / median(readyOf(deferred));
    if (longer > MAX_RATIO)
      missed.push(`${path}: data-ready after ${ratio(longer)} x the deferred build's`);
    return [
      path,
      withRange(readyOf(ours)),
      withRange(readyOf(deferred)),
      ratio(longer),
      withRange(lcpOf(ours)),
      whole(median(lcpOf(deferred))),
      ratio(median(lcpOf(ours)) / emptyLcp),
      ours.at(-1)?.largest ?? '',
    ];
  });
  console.log(`\nReal throttling: ${SLOWLY}; medians of ${empty.length}, ms`);
  console.log(`LCP of the empty page: ${withRange(lcpOf(empty))}\n`);
  const head = [
    'route',
    'data-ready',
    'deferred',
    'ratio',
    'LCP',
    'deferred',
    'to empty',
    'largest paint',
  ];
  console.log(table(head, rows));
  return missed;
}
