import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCompressed } from '../../src/build/compress';
import { withEnvironment } from '../support/withEnvironment';

/* Status, type, caching and security headers of each file of the build: browser/hosts.spec.ts. */

// The page is long enough for compression to be worth it.
const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>'.repeat(1000)}`;

const site: Record<string, string> = {
  'secret.txt': 'not on the site',
  'dist/index.html': page('Home'),
  'dist/404.html': page('Exam Cancelled'),
  'dist/journey/index.html': page('Journey'),
  'dist/favicon.svg': '<svg/>',
  'dist/assets/main.1234abcd.js': `"${'x'.repeat(3000)}"`,
  'dist/_headers': '/*',
  'dist/nginx.conf': 'gzip on;',
};

let folder: string;
const fileOf = (file: string) => readFileSync(path.join(folder, 'dist', file));

/** The hosts of the site, by its URL: at the root and below a base path. */
const hosts = new Map<string, Server>();
const BELOW = 'https://host.example.net/memories/';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-host-'));
  for (const [name, content] of Object.entries(site)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  await writeCompressed(path.join(folder, 'dist'));
  // Some hosts compress their configuration, too.
  writeFileSync(path.join(folder, 'dist/_headers.br'), '_headers');
  for (const SITE_URL of ['', BELOW]) {
    const { staticHost } = await withEnvironment(
      { SITE_URL },
      () => import('../../src/server/staticHost'),
    );
    const server = staticHost(path.join(folder, 'dist')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    hosts.set(SITE_URL, server);
  }
});
afterAll(() => {
  for (const server of hosts.values()) server.close();
  rmSync(folder, { recursive: true });
});

/** Requests a path as it is; `fetch` would normalise it. */
async function get(address: string, accepted: string, siteUrl = '') {
  const { port } = (hosts.get(siteUrl) as Server).address() as AddressInfo;
  const headers = { 'Accept-Encoding': accepted };
  const asked = request({ port, path: address, agent: false, headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

const HTML = 'text/html;charset=utf-8';

test.each<[accepted: string, encoding: string | undefined, end: string]>([
  ['gzip, deflate, br, zstd', 'br', '.br'],
  ['GZIP;q=1.0, BR ; q=0.1', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['gzip;q=0.5, br;q=0', 'gzip', '.gz'],
  ['', undefined, ''],
  ['identity', undefined, ''],
  ['br;q=0, gzip;q=0.000', undefined, ''],
  ['brand, gzipped', undefined, ''],
])('for Accept-Encoding "%s" pages are sent with %s', async (accepted, encoding, end) => {
  for (const [address, file, status] of [
    ['/journey', 'journey/index.html', 200],
    ['/staff-room', '404.html', 404],
  ] as const) {
    const { headers, body, ...answer } = await get(address, accepted);
    expect([answer.status, headers['content-encoding']]).toEqual([status, encoding]);
    expect(headers['content-length']).toBe(String(body.length));
    expect(body).toEqual(fileOf(file + end));
  }
});

test.each([
  // These are no pages: another case, a chunk of an old release, and what cannot be decoded.
  ...['/journey/further', '/Journey', '/assets/main.00000000.js', '//', '//journey'],
  ...['/%E0%A4%A', '/%', '/__proto__'],
  // These lead out of the folder.
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..\\secret.txt'],
  '/journey/../../secret.txt',
  // These are in the folder, but not served: the 404 page, host configuration, compressed variants.
  ...['/404', '/404.html', '/_headers', '/nginx.conf?', '/nginx.conf/', '/nginx%2econf'],
  ...['/index.html.br', '/assets/main.1234abcd.js.br/', '/favicon.svg%2Egz?x'],
  ...['/favicon.svg.%62r', '/_headers.br'],
])('%s is the 404 page', async (address) => {
  const { status, headers, body } = await get(address, 'gzip, br');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    ...[404, HTML, 'no-cache'],
  ]);
  expect(body).toEqual(fileOf('404.html.br'));
});

test.each([
  ['/memories/', 200, page('Home')],
  ['/memories', 200, page('Home')],
  ['/memories?from=chat', 200, page('Home')],
  ['/memories/journey', 200, page('Journey')],
  ['/memories/staff-room', 404, page('Exam Cancelled')],
  // These are outside of the base path, where the 404 page would turn blank.
  ['/', 404, 'Not below /memories/'],
  ['/memories2/journey', 404, 'Not below /memories/'],
  ['/favicon.svg', 404, 'Not below /memories/'],
])('of a site below a base path, %s has status %i', async (address, status, content) => {
  const { headers, body, ...answer } = await get(address, 'identity', BELOW);
  expect([answer.status, body.toString()]).toEqual([status, content]);
  const type = content.startsWith('<') ? HTML : 'text/plain;charset=utf-8';
  expect(headers['content-type']).toBe(type);
});
