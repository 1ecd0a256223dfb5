import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashOf } from '../../src/build/inlined';
import { securityHeaders } from '../../src/server/headers';
import { withEnvironment } from '../support/withEnvironment';

// Long enough for compression to be worth it.
const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>'.repeat(1000)}`;
const script = `"${'x'.repeat(3000)}"`;

const site: Record<string, string> = {
  'secret.txt': 'not on the site',
  'dist/index.html': page('Home'),
  'dist/404.html': page('Exam Cancelled'),
  'dist/journey/index.html': page('Journey'),
  'dist/favicon.svg': '<svg/>',
  'dist/assets/main.1234abcd.js': script,
  'dist/assets/main.1234abcd.css': 'p{margin:0}\n/*# sourceMappingURL=main.css.map*/',
  'dist/_headers': '/*',
  'dist/nginx.conf': 'gzip on;',
};

/** The stylesheet as it stands in a page. */
const guards = securityHeaders([hashOf('p{margin:0}')]);

let folder: string;
const hosts = new Map<string, Promise<Server>>();

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-host-'));
  for (const [name, content] of Object.entries(site)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
});
afterAll(async () => {
  for (const server of hosts.values()) (await server).close();
  rmSync(folder, { recursive: true });
});

async function start(variables: Record<string, string>) {
  const { staticHost } = await withEnvironment(
    variables,
    () => import('../../src/server/staticHost'),
  );
  const server = staticHost(path.join(folder, 'dist'));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return server;
}

/** The host of a release with these settings, started once: given a request, its answer. */
async function host(variables: Record<string, string> = {}) {
  const key = JSON.stringify(variables);
  const starting = hosts.get(key) ?? start(variables);
  hosts.set(key, starting);
  const server = await starting;
  const { port } = server.address() as AddressInfo;
  return (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask({ port, address, headers, method });
}

type Question = {
  port: number;
  address: string;
  headers: Record<string, string>;
  method: string;
};
type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the address as it is: unlike `fetch`, which would clean it first. */
function ask({ port, address, headers, method }: Question) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ port, path: address, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('a page', () => {
  test.each([
    ['/', 'Home'],
    ['/journey', 'Journey'],
    ['/journey/', 'Journey'],
    ['/journey?from=chat', 'Journey'],
  ])('%s is answered with its document', async (address, name) => {
    const { status, headers, body } = await (await host())(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toBe(page(name));
  });
});

describe('what is not there is answered by the 404 page with its status', () => {
  test.each([
    ['an unknown path', '/staff-room'],
    ['something below a page', '/journey/further'],
    ['another case', '/Journey'],
    ['a chunk of an old release', '/assets/main.00000000.js'],
    ['two slashes', '//'],
    ['two slashes and a page', '//journey'],
    ['an address that cannot be decoded', '/%E0%A4%A'],
    ['a lone per cent sign', '/%'],
    ['a way out of the folder', '/../secret.txt'],
    ['an encoded way out', '/%2e%2e/secret.txt'],
    ['a way out by an encoded slash', '/..%2fsecret.txt'],
    ['a way out by a backslash', '/..\\secret.txt'],
    ['a way in and out', '/journey/../../secret.txt'],
    ['the name of what every object has', '/__proto__'],
    ['the 404 page by its name', '/404'],
    ['the 404 page by its file', '/404.html'],
    ['what only Netlify reads', '/_headers'],
    ['what only nginx reads', '/nginx.conf?'],
  ])('%s: %s', async (_what, address) => {
    const { status, headers, body } = await (await host())(address);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toBe(page('Exam Cancelled'));
  });
});

describe('compression', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is %s for a browser that takes "%s"', async (encoding, accepted, unpack) => {
    const get = await host();
    for (const [address, content] of [
      ['/', page('Home')],
      ['/staff-room', page('Exam Cancelled')],
      ['/assets/main.1234abcd.js', script],
    ] as const) {
      const { headers, body } = await get(address, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(unpack(body).toString()).toBe(content);
      expect(body.length).toBeLessThan(content.length);
    }
  });

  test('is left out for a browser that takes none', async () => {
    const { headers, body } = await (await host())('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(page('Home'));
  });
});

describe('caching', () => {
  test.each([
    ['/assets/main.1234abcd.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/journey', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/staff-room', 'no-cache'],
    ['/assets/main.00000000.js', 'no-cache'],
  ])('%s is kept: %s', async (address, value) => {
    const { headers } = await (await host())(address);
    expect(headers['cache-control']).toBe(value);
  });

  test.each(['/', '/journey', '/assets/main.1234abcd.js'])(
    '%s, asked for again, is not sent twice',
    async (address) => {
      const get = await host();
      const { headers } = await get(address);
      const again = await get(address, { 'If-None-Match': headers.etag ?? '' });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      const changed = await get(address, { 'If-None-Match': '"of an old release"' });
      expect(changed.status).toBe(200);
    },
  );
});

test('a hashed file, asked for again, is still kept for ever', async () => {
  const get = await host();
  const { headers } = await get('/assets/main.1234abcd.js');
  const again = await get('/assets/main.1234abcd.js', { 'If-None-Match': headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

describe('every answer carries the security headers', () => {
  test.each([
    ['a page', '/', 200, {}],
    ['a script', '/assets/main.1234abcd.js', 200, {}],
    ['the 404 page', '/staff-room', 404, {}],
    ['an address that cannot be decoded', '/%', 404, {}],
    ['a compressed page', '/', 200, { 'Accept-Encoding': 'br' }],
  ])('%s: %s', async (_what, address, status, headers) => {
    const answer = await (await host())(address, headers);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(guards)) {
      expect(answer.headers[name.toLowerCase()]).toBe(value);
    }
  });

  test('an answer that nothing has changed', async () => {
    const get = await host();
    const { headers } = await get('/');
    const again = await get('/', { 'If-None-Match': headers.etag ?? '' });
    expect(again.headers['content-security-policy']).toBe(guards['Content-Security-Policy']);
  });
});

test('HEAD is answered like GET, without the body', async () => {
  const get = await host();
  for (const [address, status] of [
    ['/', 200],
    ['/staff-room', 404],
  ] as const) {
    const { body, ...head } = await get(address, {}, 'HEAD');
    expect(head.status).toBe(status);
    expect(body).toHaveLength(0);
  }
});

describe('a site below a base path', () => {
  const below = () => host({ SITE_URL: 'https://host.example.net/memories/' });

  test.each([
    ['/memories/', 200, 'Home'],
    ['/memories', 200, 'Home'],
    ['/memories?from=chat', 200, 'Home'],
    ['/memories/journey', 200, 'Journey'],
    ['/memories/staff-room', 404, 'Exam Cancelled'],
  ])('%s is %i, %s', async (address, status, name) => {
    const answer = await (await below())(address);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(page(name));
  });

  test.each(['/', '/journey', '/memories2/journey', '/favicon.svg'])(
    '%s belongs to another site of the host',
    async (address) => {
      const { status, headers, body } = await (await below())(address);
      expect(status).toBe(404);
      expect(headers['content-security-policy']).toBeDefined();
      expect(body.toString()).not.toMatch(/Home|Journey|svg/);
    },
  );

  test('keeps its hashed files for ever', async () => {
    const { headers } = await (await below())('/memories/assets/main.1234abcd.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});
