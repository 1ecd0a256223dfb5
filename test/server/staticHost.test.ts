import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeCompressed } from '../../src/build/compress';
import { cspHash } from '../../src/build/hashes';
import { securityHeaders } from '../../src/build/headers';
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
  'dist/icons/512.png': 'of dots',
  'dist/assets/main.1234abcd.js': script,
  'dist/assets/main.1234abcd.css': 'p{margin:0}\n/*# sourceMappingURL=main.css.map*/',
  'dist/_headers': '/*',
  'dist/nginx.conf': 'gzip on;',
};

const fileOf = (file: string) => readFileSync(path.join(folder, 'dist', file));

/** With the hash of the inlined stylesheet. */
const security = securityHeaders([cspHash('p{margin:0}')]);

let folder: string;
const hosts = new Map<string, Promise<Server>>();

/** Added after the build: it has no compressed variants. */
const uncompressed = 'added by hand';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-host-'));
  for (const [name, content] of Object.entries(site)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  await writeCompressed(path.join(folder, 'dist'));
  writeFileSync(path.join(folder, 'dist/uncompressed.txt'), uncompressed);
  // As if a host had compressed them too.
  for (const name of ['_headers', 'nginx.conf'])
    writeFileSync(path.join(folder, `dist/${name}.br`), name);
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

/** Starts a host with these settings, once. Returns a function that sends a request. */
async function host(variables: Record<string, string> = {}) {
  const key = JSON.stringify(variables);
  const starting = hosts.get(key) ?? start(variables);
  hosts.set(key, starting);
  const server = await starting;
  const { port } = server.address() as AddressInfo;
  return (address: string, headers: Record<string, string> = {}, method = 'GET') =>
    send({ port, address, headers, method });
}

type Request = {
  port: number;
  address: string;
  headers: Record<string, string>;
  method: string;
};
type Response = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path unchanged: `fetch` would normalise it. */
function send({ port, address, headers, method }: Request) {
  return new Promise<Response>((resolve, reject) => {
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

test.each([
  ['/', 'Home'],
  ['/journey', 'Journey'],
  ['/journey/', 'Journey'],
  ['/journey?from=chat', 'Journey'],
])('%s is served the HTML file of its page', async (address, name) => {
  const { status, headers, body } = await (await host())(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
  expect(body.toString()).toBe(page(name));
});

describe('the response is the 404 page with status 404 for', () => {
  test.each([
    ['an unknown path', '/staff-room'],
    ['a path below a page', '/journey/further'],
    ['another case', '/Journey'],
    ['a chunk of an old release', '/assets/main.00000000.js'],
    ['two slashes', '//'],
    ['two slashes and a page', '//journey'],
    ['a URL that cannot be decoded', '/%E0%A4%A'],
    ['a lone per cent sign', '/%'],
    ['a path out of the folder', '/../secret.txt'],
    ['an encoded path out of the folder', '/%2e%2e/secret.txt'],
    ['a path out with an encoded slash', '/..%2fsecret.txt'],
    ['a path out with a backslash', '/..\\secret.txt'],
    ['a path in and out', '/journey/../../secret.txt'],
    ['a property of every object', '/__proto__'],
    ['the path of the 404 page', '/404'],
    ['the file of the 404 page', '/404.html'],
    ['the configuration of Netlify', '/_headers'],
    ['the configuration of nginx', '/nginx.conf?'],
    ['an unlisted file, with a slash', '/nginx.conf/'],
    ['an unlisted file, encoded', '/nginx%2econf'],
    ['a compressed page', '/index.html.br'],
    ['a compressed script', '/assets/main.1234abcd.js.gz'],
    ['a compressed file, with a slash', '/assets/main.1234abcd.js.br/'],
    ['a compressed file, encoded', '/favicon.svg%2Egz?x'],
    ['a compressed file, half encoded', '/favicon.svg.%62r'],
    ['the compressed 404 page', '/404.html.br'],
    ['a compressed file of a host', '/_headers.br'],
  ])('%s: %s', async (_what, address) => {
    const get = await host();
    const { status, headers, body } = await get(address);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
    expect(body.toString()).toBe(page('Exam Cancelled'));
    const compressed = await get(address, { 'Accept-Encoding': 'gzip, br' });
    expect(compressed.status).toBe(404);
    expect(compressed.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(compressed.body).toEqual(fileOf('404.html.br'));
  });
});

describe('compression', () => {
  const files = [
    ['/', 'index.html', page('Home'), 200],
    ['/staff-room', '404.html', page('Exam Cancelled'), 404],
    ['/assets/main.1234abcd.js', 'assets/main.1234abcd.js', script, 200],
    ['/favicon.svg', 'favicon.svg', '<svg/>', 200],
  ] as const;

  test.each([
    ['br', '.br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['br', '.br', 'br', brotliDecompressSync],
    ['br', '.br', 'GZIP;q=1.0, BR ; q=0.1', brotliDecompressSync],
    ['gzip', '.gz', 'gzip', gunzipSync],
    ['gzip', '.gz', 'gzip;q=0.5, br;q=0', gunzipSync],
  ])(
    'is %s, from the %s file, for Accept-Encoding "%s"',
    async (encoding, end, accepted, unpack) => {
      const get = await host();
      for (const [address, file, content, status] of files) {
        const { body, ...answer } = await get(address, { 'Accept-Encoding': accepted });
        expect(answer.status).toBe(status);
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(answer.headers['content-length']).toBe(String(body.length));
        expect(answer.headers.vary).toBe('Accept-Encoding');
        expect(body).toEqual(fileOf(file + end));
        expect(unpack(body).toString()).toBe(content);
      }
    },
  );

  test.each([undefined, '', 'identity', 'br;q=0, gzip;q=0.000', 'brand, gzipped'])(
    'is not used for Accept-Encoding "%s"',
    async (accepted) => {
      const get = await host();
      for (const [address, , content, status] of files) {
        const asked = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
        const { body, ...answer } = await get(address, asked);
        expect(answer.status).toBe(status);
        expect(answer.headers['content-encoding']).toBeUndefined();
        expect(answer.headers.vary).toBe('Accept-Encoding');
        expect(body.toString()).toBe(content);
      }
    },
  );

  test.each([
    ['/icons/512.png', 'of dots'],
    ['/uncompressed.txt', uncompressed],
  ])('is not used for %s, which has no compressed variant', async (address, content) => {
    const { headers, body } = await (await host())(address, { 'Accept-Encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(content);
  });

  test('does not change the content type', async () => {
    const get = await host();
    for (const [address] of files) {
      const types = await Promise.all(
        ['br', 'gzip', 'identity'].map(
          async (accepted) =>
            (await get(address, { 'Accept-Encoding': accepted })).headers['content-type'],
        ),
      );
      expect(new Set(types).size).toBe(1);
    }
  });
});

test('a range request gets a part of the requested encoding', async () => {
  const get = await host();
  const part = (accepted: string) =>
    get('/assets/main.1234abcd.js', { Range: 'bytes=1-4', 'Accept-Encoding': accepted });
  const compressed = fileOf('assets/main.1234abcd.js.br');
  expect(await part('identity')).toMatchObject({ status: 206, body: Buffer.from('xxxx') });
  expect(await part('br')).toMatchObject({ status: 206, body: compressed.subarray(1, 5) });
});

describe('caching', () => {
  test.each([
    ['/assets/main.1234abcd.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/journey', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/staff-room', 'no-cache'],
    ['/assets/main.00000000.js', 'no-cache'],
  ])('%s has Cache-Control: %s', async (address, value) => {
    const { headers } = await (await host())(address);
    expect(headers['cache-control']).toBe(value);
  });

  test.each(
    ['/', '/journey', '/assets/main.1234abcd.js'].flatMap((address) =>
      ['identity', 'gzip', 'br'].map((encoding) => [address, encoding] as const),
    ),
  )('%s (%s) is revalidated with status 304 and no body', async (address, encoding) => {
    const get = await host();
    const request = { 'Accept-Encoding': encoding };
    const { headers } = await get(address, request);
    const again = await get(address, { ...request, 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.vary).toBe('Accept-Encoding');
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect(again.body).toHaveLength(0);
    const changed = await get(address, { ...request, 'If-None-Match': '"of an old release"' });
    expect(changed.status).toBe(200);
  });

  test('each encoding has its own ETag', async () => {
    const get = await host();
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await get('/', { 'Accept-Encoding': encoding })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('every response has the security headers', () => {
  test.each([
    ['a page', '/', 200, {}],
    ['a script', '/assets/main.1234abcd.js', 200, {}],
    ['the 404 page', '/staff-room', 404, {}],
    ['a URL that cannot be decoded', '/%', 404, {}],
    ['a compressed page', '/', 200, { 'Accept-Encoding': 'br' }],
  ])('%s: %s', async (_what, address, status, headers) => {
    const answer = await (await host())(address, headers);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(security)) {
      expect(answer.headers[name.toLowerCase()]).toBe(value);
    }
  });

  test('a 304 response', async () => {
    const get = await host();
    const { headers } = await get('/');
    const again = await get('/', { 'If-None-Match': headers.etag ?? '' });
    expect(again.headers['content-security-policy']).toBe(security['Content-Security-Policy']);
  });
});

test('the response to HEAD is that to GET, without the body', async () => {
  const get = await host();
  for (const address of ['/', '/staff-room']) {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const asked = { 'Accept-Encoding': encoding };
      const { body, ...head } = await get(address, asked, 'HEAD');
      const whole = await get(address, asked);
      const { date: _now, ...headers } = whole.headers;
      expect(head).toMatchObject({ status: whole.status, headers });
      expect(body).toHaveLength(0);
    }
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
    '%s is outside of the base path: status 404, and not the 404 page, which only works below',
    async (address) => {
      const { status, headers, body } = await (await below())(address);
      expect(status).toBe(404);
      expect(headers['content-security-policy']).toBeDefined();
      expect(headers['content-type']).toBe('text/plain;charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toBe('Not below /memories/');
    },
  );
});
