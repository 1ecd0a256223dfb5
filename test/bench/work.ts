/**
 * The work of the main thread on a first visit, from a trace: until the page is quiet, at the CPU slow-down of Lighthouse.
 * No script of the bench runs in the page, as it would be work, too.
 */
import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { TaskNode } from 'lighthouse/core/lib/tracehouse/main-thread-tasks.js';
import { MainThreadTasks } from 'lighthouse/core/lib/tracehouse/main-thread-tasks.js';
import { TraceProcessor } from 'lighthouse/core/lib/tracehouse/trace-processor.js';
import { floorCopy } from './copies';
import { median, pairedRatio, table, whole } from './figures';
import { scriptByModule } from './modules';
import { launch, newPhone, openUntilQuiet, SLOWLY, slowDown } from './phone';
import type { Bench } from './site';
import { serve } from './site';

/** What a task takes above this blocks a press. */
const SHORT_TASK_MS = 50;

const CATEGORIES = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
  'loading',
  'toplevel',
  'v8',
  'v8.execute',
];

/** What the main thread did in a visit: milliseconds, and counts. */
type Work = {
  total: number;
  /** What tasks after the first paint take above `SHORT_TASK_MS`. */
  blocking: number;
  script: number;
  /** Style and layout, with the parsing of HTML and CSS. */
  layout: number;
  paint: number;
  /** The rest: above all what each task costs by itself. */
  other: number;
  tasks: number;
  layouts: number;
  requests: number;
};

/** The groups of tasks that Lighthouse tells apart, by what they are here. */
const groups = {
  script: ['scriptEvaluation', 'scriptParseCompile', 'garbageCollection'],
  layout: ['styleLayout', 'parseHTML'],
  paint: ['paintCompositeRender'],
  other: ['other'],
};

const sum = (nodes: TaskNode[], timeOf: (node: TaskNode) => number) =>
  nodes.reduce((total, node) => total + timeOf(node), 0);

function workIn(trace: Buffer, requests: number): Work {
  const processed = TraceProcessor.processTrace(JSON.parse(trace.toString()));
  const { mainThreadEvents, frames, timestamps } = processed;
  const { firstContentfulPaint } = TraceProcessor.processNavigation(processed).timings;
  const { traceEnd, timeOrigin } = timestamps;
  const nodes = MainThreadTasks.getMainThreadTasks(mainThreadEvents, frames, traceEnd, timeOrigin);
  const tasks = nodes.filter(({ parent }) => !parent);
  const timeIn = (ids: string[]) =>
    sum(
      nodes.filter(({ group }) => ids.includes(group.id)),
      ({ selfTime }) => selfTime,
    );
  return {
    total: sum(tasks, ({ duration }) => duration),
    blocking: sum(
      tasks.filter(({ startTime }) => startTime > firstContentfulPaint),
      ({ duration }) => Math.max(0, duration - SHORT_TASK_MS),
    ),
    script: timeIn(groups.script),
    layout: timeIn(groups.layout),
    paint: timeIn(groups.paint),
    other: timeIn(groups.other),
    tasks: tasks.length,
    layouts: nodes.filter(({ event }) => event.name === 'Layout').length,
    requests,
  };
}

/** A first visit until the page is quiet. */
async function visit(browser: Browser, address: string): Promise<Work> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await slowDown(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  const requests = await openUntilQuiet(page, address);
  const trace = await browser.stopTracing();
  await context.close();
  return workIn(trace, requests);
}

/** The visits of one route: this build, the other one if there is one, and the floor. */
type Visits = { other: Work[]; this: Work[]; floor: Work[] };

/** The work of each route, in turns with the empty page, the floor and perhaps another build. */
export async function work(bench: Bench): Promise<string[]> {
  const { dist, paths, runs, against } = bench;
  const floor = await floorCopy(dist);
  const builds = {
    other: against === undefined ? undefined : await serve(against),
    this: await serve(dist),
    floor: await serve(floor),
  };
  const browser = await launch();
  const empty: Work[] = [];
  const visits = new Map(
    paths.map((path): [string, Visits] => [path, { other: [], this: [], floor: [] }]),
  );
  for (let run = 1; run <= runs; run += 1) {
    console.error(`work: round ${run} of ${runs}`);
    empty.push(await visit(browser, builds.this.emptyPage));
    for (const [path, seen] of visits) {
      for (const name of ['other', 'this', 'floor'] as const) {
        const address = builds[name]?.addressOf(path);
        if (address) seen[name].push(await visit(browser, address));
      }
    }
  }
  report(empty, visits);
  for (const path of paths) {
    const seen = await scriptByModule(browser, dist, builds.this.addressOf(path));
    console.log(`\n${path}, script by module, ms: ${seen}`);
  }
  await browser.close();
  for (const site of Object.values(builds)) site?.close();
  rmSync(floor, { recursive: true });
  return [];
}

const columns = [
  'total',
  'blocking',
  'script',
  'layout',
  'paint',
  'other',
  'tasks',
  'layouts',
  'requests',
] as const satisfies (keyof Work)[];

const medianOf = (works: Work[], column: keyof Work) => median(works.map((work) => work[column]));

function report(empty: Work[], visits: Map<string, Visits>) {
  const cells = (works: Work[]) => columns.map((column) => whole(medianOf(works, column)));
  const rowsOf = ([path, seen]: [string, Visits]) => [
    ...(seen.other.length > 0 ? [[path, 'other', ...cells(seen.other), '']] : []),
    [path, 'this', ...cells(seen.this), ratioOf(seen)],
    [path, 'floor', ...cells(seen.floor), ''],
  ];
  const all = [...visits.values()];
  const together = {
    other: all.flatMap(({ other }) => other),
    this: all.flatMap((seen) => seen.this),
    floor: all.flatMap(({ floor }) => floor),
  };
  console.log(`\nWork of the main thread: ${SLOWLY}; medians of ${empty.length}, ms and counts\n`);
  console.log(
    table(
      ['route', 'build', ...columns, 'to other: total'],
      [
        ['(empty page)', '', ...cells(empty), ''],
        ...[...visits].flatMap(rowsOf),
        ...rowsOf(['all', together]),
      ],
    ),
  );
}

const ratioOf = (seen: Visits) =>
  seen.other.length === 0
    ? ''
    : pairedRatio(
        seen.this.map(({ total }) => total),
        seen.other.map(({ total }) => total),
      );
