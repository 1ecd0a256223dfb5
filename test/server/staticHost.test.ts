import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCompressed } from '../../src/build/compress';
import { cspHash } from '../../src/build/hashes';
import { securityHeaders } from '../../src/build/headers';
import { withEnvironment } from '../support/withEnvironment';

// Long enough for compression to be worth it.
const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>'.repeat(1000)}`;

const site: Record<string, string> = {
  'secret.txt': 'not on the site',
  'dist/index.html': page('Home'),
  'dist/404.html': page('Exam Cancelled'),
  'dist/journey/index.html': page('Journey'),
  'dist/favicon.svg': '<svg/>',
  'dist/assets/main.1234abcd.js': `"${'x'.repeat(3000)}"`,
  'dist/assets/main.1234abcd.css': 'p{margin:0}\n/*# sourceMappingURL=main.css.map*/',
  'dist/_headers': '/*',
  'dist/nginx.conf': 'gzip on;',
};

let folder: string;
const fileOf = (file: string) => readFileSync(path.join(folder, 'dist', file));

/** Hosts of the site, at the root and below a base path. */
const hosts = new Map<string, Server>();
const BELOW = 'https://host.example.net/memories/';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-host-'));
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  for (const [name, content] of Object.entries(site)) write(name, content);
  await writeCompressed(path.join(folder, 'dist'));
  // Without a compressed variant; and as if a host had compressed its files, too.
  write('dist/uncompressed.txt', 'added by hand');
  for (const name of ['_headers', 'nginx.conf']) write(`dist/${name}.br`, name);
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

type Asked = { headers?: Record<string, string>; method?: string; siteUrl?: string };

/** Sends the path unchanged: `fetch` would normalise it. */
async function get(address: string, { siteUrl = '', ...options }: Asked = {}) {
  const { port } = (hosts.get(siteUrl) as Server).address() as AddressInfo;
  const asked = request({ port, path: address, agent: false, ...options }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body };
}

/** Expects the status, and the headers of every response: security, caching and encoding. */
function expectHeaders(
  { status, headers }: Awaited<ReturnType<typeof get>>,
  expectedStatus: number,
  cache = 'no-cache',
) {
  expect(status).toBe(expectedStatus);
  // With the hash of the inlined stylesheet.
  for (const [name, value] of Object.entries(securityHeaders([cspHash('p{margin:0}')])))
    expect(headers[name.toLowerCase()]).toBe(value);
  expect(headers).toMatchObject({ 'cache-control': cache, vary: 'Accept-Encoding' });
}

const HTML = 'text/html;charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Addresses, the file of each, its type, status and caching. */
const files: [string, string, type: string, status: number, cache?: string][] = [
  ['/', 'index.html', HTML, 200],
  ['/journey', 'journey/index.html', HTML, 200],
  ['/journey/', 'journey/index.html', HTML, 200],
  ['/journey?from=chat', 'journey/index.html', HTML, 200],
  ['/favicon.svg', 'favicon.svg', 'image/svg+xml', 200],
  ['/assets/main.1234abcd.js', 'assets/main.1234abcd.js', 'text/javascript', 200, IMMUTABLE],
  ['/staff-room', '404.html', HTML, 404],
];

/** What a client accepts, and the end of the file that it gets. */
const encodings: [accepted: string, encoding?: string, end?: string][] = [
  ['gzip, deflate, br, zstd', 'br', '.br'],
  ['GZIP;q=1.0, BR ; q=0.1', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['gzip;q=0.5, br;q=0', 'gzip', '.gz'],
  [''],
  ['identity'],
  ['br;q=0, gzip;q=0.000'],
  ['brand, gzipped'],
];

describe.each(encodings)('for Accept-Encoding "%s" (%s)', (accepted, encoding, end = '') => {
  const headers = { 'Accept-Encoding': accepted };

  test.each(files)('%s is %s, for GET and HEAD, and revalidated', async (...row) => {
    const [address, file, type, status, cache] = row;
    const answer = await get(address, { headers });
    expectHeaders(answer, status, cache);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(answer.body).toEqual(fileOf(file + end));

    const head = await get(address, { headers, method: 'HEAD' });
    const { date: _now, ...others } = answer.headers;
    expect(head).toMatchObject({ status, headers: others, body: Buffer.alloc(0) });

    if (status === 404) return;
    const revalidate = (tag = '') =>
      get(address, { headers: { ...headers, 'If-None-Match': tag } });
    const again = await revalidate(answer.headers.etag);
    expectHeaders(again, 304, cache);
    expect(again.body).toHaveLength(0);
    expect((await revalidate('"of an old release"')).status).toBe(200);
  });
});

test('a file without a compressed variant is sent as it is', async () => {
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const answer = await get('/uncompressed.txt', { headers });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body.toString()).toBe('added by hand');
});

test('without Accept-Encoding nothing is compressed; each encoding has its own ETag', async () => {
  const tags = ['gzip', 'br'].map(
    async (encoding) => (await get('/', { headers: { 'Accept-Encoding': encoding } })).headers.etag,
  );
  const { headers, body } = await get('/');
  expect(body.toString()).toBe(page('Home'));
  expect(new Set([headers.etag, ...(await Promise.all(tags))]).size).toBe(3);
});

test('a range request gets a part of the requested encoding', async () => {
  const part = (accepted: string) =>
    get('/assets/main.1234abcd.js', {
      headers: { Range: 'bytes=1-4', 'Accept-Encoding': accepted },
    });
  const compressed = fileOf('assets/main.1234abcd.js.br').subarray(1, 5);
  expect(await part('identity')).toMatchObject({ status: 206, body: Buffer.from('xxxx') });
  expect(await part('br')).toMatchObject({ status: 206, body: compressed });
});

test.each([
  // No page, another case, a chunk of an old release, and what cannot be decoded.
  ...['/journey/further', '/Journey', '/assets/main.00000000.js', '//', '//journey'],
  ...['/%E0%A4%A', '/%', '/__proto__'],
  // Out of the folder.
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..\\secret.txt'],
  '/journey/../../secret.txt',
  // In the folder, but not served by name: the 404 page, host configuration, compressed variants.
  ...['/404', '/404.html', '/_headers', '/nginx.conf?', '/nginx.conf/', '/nginx%2econf'],
  ...['/index.html.br', '/assets/main.1234abcd.js.br/', '/favicon.svg%2Egz?x'],
  ...['/favicon.svg.%62r', '/_headers.br'],
])('%s is the 404 page', async (address) => {
  const answer = await get(address, { headers: { 'Accept-Encoding': 'gzip, br' } });
  expectHeaders(answer, 404);
  expect(answer.headers['content-type']).toBe(HTML);
  expect(answer.body).toEqual(fileOf('404.html.br'));
});

test.each([
  ['/memories/', 200, page('Home')],
  ['/memories', 200, page('Home')],
  ['/memories?from=chat', 200, page('Home')],
  ['/memories/journey', 200, page('Journey')],
  ['/memories/staff-room', 404, page('Exam Cancelled')],
  // Outside, where the 404 page would turn blank.
  ['/', 404, 'Not below /memories/'],
  ['/memories2/journey', 404, 'Not below /memories/'],
  ['/favicon.svg', 404, 'Not below /memories/'],
])('of a site below a base path, %s has status %i', async (address, status, content) => {
  const answer = await get(address, { siteUrl: BELOW });
  expectHeaders(answer, status);
  expect(answer.body.toString()).toBe(content);
  const type = content.startsWith('<') ? HTML : 'text/plain;charset=utf-8';
  expect(answer.headers['content-type']).toBe(type);
});
