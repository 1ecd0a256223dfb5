import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { staticHost } from '../../src/server/staticHost';

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A host with its own origin, to deploy a new release while tabs are open. */
export async function releaseHost(dist: string) {
  let release = staticHost(dist);
  let answer: Answer = () => false;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (!answer(request, response)) release.emit('request', request, response);
  };
  let front: Server | undefined;
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer(listener).listen(port, () => resolve(server));
    });
  front = await listen(0);
  const { port } = front.address() as AddressInfo;

  return {
    url: `http://localhost:${port}`,
    /** Deploys the release in that folder. */
    serve(folder: string) {
      release = staticHost(folder);
    },
    /** Sets a request handler; it returns whether it has responded. */
    answerBy(by: Answer) {
      answer = by;
    },
    /** Makes the host unreachable. */
    async goAway() {
      front?.closeAllConnections();
      await new Promise((closed) => front?.close(closed) ?? closed(undefined));
      front = undefined;
    },
    async comeBack() {
      front ??= await listen(port);
    },
  };
}

export type ReleaseHost = Awaited<ReturnType<typeof releaseHost>>;

/** The text of the skip link in both releases, in HTML and in scripts. */
export const SKIP = { old: 'Skip to content', new: 'Jump to content' };

const cspHash = (content: Buffer) => createHash('sha256').update(content).digest('base64');
const reversed = (text: string) => [...text].reverse().join('');
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js)$/.test(file),
  );

/** Writes a copy of the build with another skip link, other script names, and no compressed files. */
function writeNextRelease(dist: string, next: string) {
  cpSync(dist, next, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const before = new Map(filesOf(dist).map((file) => [file, readFileSync(path.join(dist, file))]));
  const names = [...before.keys()].flatMap((file) => /\.([\da-f]{8})\.js$/.exec(file)?.[1] ?? []);
  const renamed = (text: string) => text.replaceAll(RegExp(names.join('|'), 'g'), reversed);

  const hashes: [old: string, changed: string][] = [];
  for (const [file, content] of before) {
    if (file === 'sw.js') continue;
    const changed = Buffer.from(renamed(content.toString()).replaceAll(SKIP.old, SKIP.new));
    hashes.push([cspHash(content), cspHash(changed)]);
    writeFileSync(path.join(next, file), changed);
    renameSync(path.join(next, file), path.join(next, renamed(file)));
  }
  const worker = before.get('sw.js')?.toString() ?? '';
  const release = /"([\da-f]{16})"/.exec(worker)?.[1] ?? 'none';
  const changed = hashes
    .reduce((text, [old, hash]) => text.replaceAll(old, hash), renamed(worker))
    .replaceAll(release, reversed(release));
  if (changed === worker) throw new Error('The next release is the same one.');
  writeFileSync(path.join(next, 'sw.js'), changed);
}

type Use<Fixture> = (fixture: Fixture) => Promise<void>;

export type ReleaseFixtures = { host: ReleaseHost; laterRelease: string };

/** Fixtures: a host of the built site for each test, and the folder of its next release. */
export const releaseFixtures = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  host: async ({}, use: Use<ReleaseHost>) => {
    const host = await releaseHost('dist');
    await use(host);
    await host.goAway();
  },
  baseURL: ({ host }: ReleaseFixtures, use: Use<string>) => use(host.url),
  // Not a fixture of the worker: tests with such a fixture start a worker and a browser of their own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  laterRelease: async ({}, use: Use<string>, info: TestInfo) => {
    // Kept until the next run: the host reads files of it after the end of the test.
    const folder = info.outputPath('later-release');
    writeNextRelease('dist', folder);
    await use(folder);
  },
};
