import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { paths } from './pages';
import { expect, serverTest, test } from './site';
import { expectCleanTour } from './tour';

const BROTLI = { headers: { 'Accept-Encoding': 'gzip, deflate, br' } };

/** The files that the HTML of a page references, by extension. */
async function assets(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g))];
}

function policyOf(response: APIResponse): Map<string, string[]> {
  const header = response.headers()['content-security-policy'] ?? '';
  return new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function expectGuarded(response: APIResponse) {
  const headers = response.headers();
  const policy = policyOf(response);
  const sources = [...policy.values()].flat();
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')?.join()).toMatch(/^'(none|self)'$/);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')?.length).toBeGreaterThan(0);
  expect(policy.get('connect-src')).toContain("'self'");
  for (const loose of [
    "'unsafe-inline'",
    "'unsafe-eval'",
    "'unsafe-hashes'",
    '*',
    'data:',
    'https:',
  ]) {
    expect(sources).not.toContain(loose);
  }
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/^(strict-origin|no-referrer|same-origin)/);
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
  expect(headers['x-powered-by']).toBeUndefined();
}

serverTest(
  'pages, their files and the 404 page carry the security headers',
  { tag: '@journey' },
  async ({ request }) => {
    const files = await assets(request, '/school-games');
    expect(files.length).toBeGreaterThan(3);
    for (const path of [...paths, ...files, '/favicon.svg', '/nope', '/assets/nope.js']) {
      await test.step(path, async () => expectGuarded(await request.get(path)));
    }
  },
);

serverTest(
  'every inline script has its hash in the policy, and no script comes from elsewhere',
  { tag: '@journey' },
  async ({ request }) => {
    for (const path of [...paths, '/nope']) {
      const response = await request.get(path);
      const html = await response.text();
      const allowed = policyOf(response).get('script-src');
      for (const [, attributes = '', source = ''] of html.matchAll(
        /<script([^>]*)>([\s\S]*?)<\/script>/g,
      )) {
        const hash = createHash('sha256').update(source).digest('base64');
        const isData = attributes === ' type="application/ld+json"';
        if (source && !isData) expect(allowed, path).toContain(`'sha256-${hash}'`);
        expect(attributes, path).not.toMatch(/src="(?!\/)/);
      }
      expect(html, path).not.toMatch(/\son\w+="/);
    }
  },
);

serverTest(
  'text is compressed with brotli, and fonts are sent as they are',
  async ({ request }) => {
    const files = await assets(request, '/school-games');
    const encodingOf = async (path: string) =>
      (await request.get(path, BROTLI)).headers()['content-encoding'];
    for (const path of [
      '/',
      '/school-games',
      '/nope',
      ...files.filter((f) => /\.(js|css)$/.test(f)),
    ]) {
      expect(await encodingOf(path), path).toBe('br');
    }
    for (const font of files.filter((file) => file.endsWith('.woff2'))) {
      expect(await encodingOf(font), font).toBeUndefined();
    }
    const vary = (await request.get('/', BROTLI)).headers().vary;
    expect(vary?.toLowerCase()).toContain('accept-encoding');
  },
);

serverTest(
  'hashed files are immutable, and pages are revalidated each time',
  { tag: '@journey' },
  async ({ request }) => {
    for (const file of await assets(request, '/school-games')) {
      expect(file).toMatch(/\.[\da-f]{8,}\.\w+$/);
      const cache = (await request.get(file)).headers()['cache-control'];
      expect(cache, file).toMatch(/max-age=31536000.*immutable/);
    }
    for (const path of [...paths, '/nope', '/assets/nope.js', '/favicon.svg']) {
      expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
    }
  },
);

serverTest(
  'a page that has not changed is answered with 304, and a changed one in full',
  { tag: '@journey' },
  async ({ request }) => {
    for (const path of ['/', '/school-games', (await assets(request, '/'))[0] ?? '']) {
      const { etag } = (await request.get(path, BROTLI)).headers();
      expect(etag, path).toBeTruthy();
      const again = (tag: string) =>
        request.get(path, { headers: { ...BROTLI.headers, 'If-None-Match': tag } });
      const same = await again(etag ?? '');
      expect(same.status(), path).toBe(304);
      expect(await same.text()).toBe('');
      expect((await again('"other"')).status(), path).toBe(200);
    }
  },
);

serverTest('each kind of file says what it is', { tag: '@journey' }, async ({ request }) => {
  const kinds: [path: RegExp, type: RegExp][] = [
    [/\.js$/, /^(text|application)\/javascript/],
    [/\.css$/, /^text\/css/],
    [/\.woff2$/, /^font\/woff2/],
    [/\.svg$/, /^image\/svg\+xml/],
    [/\.png$/, /^image\/png/],
    [/\.webmanifest$/, /^application\/manifest\+json/],
    [/\.xml$/, /^(?:text|application)\/xml/],
    [/\.txt$/, /^text\/plain/],
    [/^[^.]*$/, /^text\/html;\s*charset=utf-8/i],
  ];
  for (const path of [
    ...(await assets(request, '/school-games')),
    '/favicon.svg',
    '/icons/app-512.png',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
    '/',
    '/nope',
  ]) {
    const type = (await request.get(path)).headers()['content-type'];
    expect(type, path).toMatch(kinds.find(([pattern]) => pattern.test(path))?.[1] ?? /never/);
  }
});

serverTest(
  'nothing outside the folder of the site can be fetched',
  { tag: '@journey' },
  async ({ request }) => {
    for (const path of [
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  },
);

test('a tour through all routes causes no CSP violation and no page load', {
  tag: '@journey',
}, async ({ page, open }) => {
  await expectCleanTour({ page, open });
});
