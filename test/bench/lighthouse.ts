import type { Result } from 'lighthouse';
import runLighthouse from 'lighthouse';
import { freePort } from '../support/freePort';
import { median, ratio, table, whole, withRange } from './figures';
import { launch } from './phone';
import type { Bench } from './site';
import { serve } from './site';

const MAX_LCP_RATIO = 1.25;
/** Minimum scores. */
const least: Record<string, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const categories = Object.keys(least);

/** One Lighthouse run with its mobile defaults: simulated slow 4G, 4 x CPU. */
async function reportOf(address: string): Promise<Result> {
  const port = await freePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  try {
    const result = await runLighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (!result) throw new Error(`Lighthouse could not read ${address}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** Why a run is invalid: now and then Chromium loses the start of a trace, or its paints. */
const faultOf = ({ runtimeError, audits }: Result) =>
  runtimeError?.message ?? audits['largest-contentful-paint']?.errorMessage;

/** Repeats an invalid run once. */
async function visit(address: string) {
  let lhr = await reportOf(address);
  if (faultOf(lhr)) {
    console.error(`Repeating ${address}: ${faultOf(lhr)}`);
    lhr = await reportOf(address);
  }
  const fault = faultOf(lhr);
  if (fault) throw new Error(`Lighthouse could not read ${address}: ${fault}`);
  return measuresOf(lhr);
}

function measuresOf(lhr: Result) {
  const metric = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  return {
    /** Lighthouse's benchmark of the machine; higher is faster. */
    machine: lhr.environment.benchmarkIndex,
    lcp: metric('largest-contentful-paint'),
    fcp: metric('first-contentful-paint'),
    cls: metric('cumulative-layout-shift'),
    tbt: metric('total-blocking-time'),
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    /** The audits below 100. */
    costs: Object.entries(lhr.categories).flatMap(([name, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    ),
  };
}

type Visit = ReturnType<typeof measuresOf>;

/** The median of performance scores, and the minimum of all others. */
const scoresOf = (visits: Visit[]) =>
  categories.map((name, index) => {
    const scores = visits.map(({ scores }) => scores[index] ?? 0);
    return name === 'performance' ? median(scores) : Math.min(...scores);
  });

export async function lighthouse({ dist, paths, runs, against }: Bench): Promise<string[]> {
  const site = await serve(dist);
  const other = against === undefined ? undefined : await serve(against);
  const empty: Visit[] = [];
  const visits = new Map(paths.map((path): [string, Visit[]] => [path, []]));
  const others = new Map(paths.map((path): [string, Visit[]] => [path, []]));
  for (let run = 1; run <= runs; run += 1) {
    console.error(`Lighthouse: round ${run} of ${runs}`);
    empty.push(await visit(site.emptyPage));
    for (const path of paths) {
      if (other) others.get(path)?.push(await visit(other.addressOf(path)));
      visits.get(path)?.push(await visit(site.addressOf(path)));
    }
  }
  site.close();
  other?.close();
  if (other) report(empty, others);
  return report(empty, visits);
}

function report(empty: Visit[], visits: Map<string, Visit[]>): string[] {
  const lcpOf = (seen: Visit[]) => median(seen.map(({ lcp }) => lcp));
  const rowOf = (name: string, seen: Visit[]) => [
    name,
    withRange(seen.map(({ lcp }) => lcp)),
    ratio(lcpOf(seen) / lcpOf(empty)),
    whole(median(seen.map(({ fcp }) => fcp))),
    Math.max(...seen.map(({ cls }) => cls)).toFixed(4),
    whole(median(seen.map(({ tbt }) => tbt))),
    ...scoresOf(seen).map(whole),
  ];
  const machine = whole(median([empty, ...visits.values()].flat().map((one) => one.machine)));
  console.log(
    `\nLighthouse, mobile, simulated slow 4G and 4 x CPU; medians of ${empty.length}, ms; benchmark index ${machine}\n`,
  );
  console.log(
    table(
      ['route', 'LCP', 'to empty', 'FCP', 'CLS', 'TBT', ...categories],
      [
        rowOf('(empty page)', empty).slice(0, 7),
        ...[...visits].map(([path, seen]) => rowOf(path, seen)),
      ],
    ),
  );
  const costs = [...visits].flatMap(([path, seen]) =>
    [...new Set(seen.flatMap((one) => one.costs))].map((cost) => [path, cost]),
  );
  if (costs.length > 0)
    console.log(`\nWhat costs a hundred\n\n${table(['route', 'audit'], costs)}`);
  return [...visits].flatMap(([path, seen]) => missedBy(path, seen, lcpOf(empty)));
}

function missedBy(path: string, seen: Visit[], emptyLcp: number): string[] {
  const lcp = median(seen.map((one) => one.lcp)) / emptyLcp;
  // Rounded like in Lighthouse's report.
  const cls = Number(Math.max(...seen.map((one) => one.cls)).toFixed(3));
  const scores = scoresOf(seen);
  return [
    ...(lcp > MAX_LCP_RATIO ? [`${path}: LCP ${ratio(lcp)} x the empty page's`] : []),
    ...(cls > 0 ? [`${path}: CLS ${cls.toFixed(4)}`] : []),
    ...categories.flatMap((name, index) => {
      const score = scores[index] ?? 0;
      return score < (least[name] ?? 100) ? [`${path}: ${name} ${whole(score)}`] : [];
    }),
  ];
}
