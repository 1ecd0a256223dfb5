import { readFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { SourceMap } from 'node:module';
import type { Browser } from '@playwright/test';
import { nameOf } from '../../src/build/bundleReport';
import { settings } from '../../src/settings';
import { whole } from './figures';
import { newPhone, openUntilQuiet, slowDown } from './phone';

/** Microseconds between two samples. */
const INTERVAL = 250;

type CallFrame = { url: string; functionName: string; lineNumber: number; columnNumber: number };

/**
 * What runs on the main thread in a first visit, by npm package and by folder of the sources: milliseconds of the CPU
 * profiler, which itself takes time.
 */
export async function scriptByModule(
  browser: Browser,
  dist: string,
  address: string,
): Promise<string> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await slowDown(page);
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  await session.send('Profiler.start');
  await openUntilQuiet(page, address);
  const { profile } = await session.send('Profiler.stop');
  await context.close();

  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  const maps = new Map<string, SourceMap | undefined>();
  profile.samples?.forEach((id, index) => {
    const frame = frames.get(id);
    if (!frame || frame.functionName === '(idle)') return;
    const name = moduleOf(frame, mapOf(maps, dist, frame.url));
    times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas?.[index] ?? 0) / 1000);
  });
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .filter(([, time]) => time >= 1)
    .map(([name, time]) => `${name} ${whole(time)}`)
    .join(', ');
}

/** The part of the build that a function of the profile belongs to; else the name that the profiler gives. */
function moduleOf({ url, functionName, lineNumber, columnNumber }: CallFrame, map?: SourceMap) {
  if (!map) return url ? 'inline' : functionName;
  const entry = map.findEntry(lineNumber, columnNumber);
  return nameOf('originalSource' in entry ? entry.originalSource : undefined);
}

function mapOf(maps: Map<string, SourceMap | undefined>, dist: string, url: string) {
  if (!maps.has(url)) maps.set(url, readMap(dist, url));
  return maps.get(url);
}

function readMap(dist: string, url: string): SourceMap | undefined {
  if (!url.endsWith('.js')) return undefined;
  const file = new URL(url).pathname.slice(settings.basePath.length);
  const payload: SourceMapPayload = JSON.parse(readFileSync(`${dist}/${file}.map`, 'utf8'));
  return new SourceMap(payload);
}
