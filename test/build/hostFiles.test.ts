import { withEnvironment } from '../support/withEnvironment';

const HASHES = ['sha256-one', 'sha256-two'];

const filesWith = async (variables: Record<string, string> = {}) =>
  withEnvironment(variables, async () => {
    const [files, { securityHeaders }] = await Promise.all([
      import('../../src/build/hostFiles'),
      import('../../src/build/headers'),
    ]);
    return {
      netlify: files.netlifyHeaders(HASHES),
      nginx: files.nginxConfiguration(HASHES),
      security: Object.entries(securityHeaders(HASHES)),
    };
  });

/** The directives of each `location` block. */
const locationsOf = (nginx: string) =>
  new Map(
    Array.from(nginx.matchAll(/^location (.+) \{\n([\s\S]*?)^\}/gm), ([, what, body]) => [
      what ?? '',
      (body ?? '').trim().split(/\n\s*/),
    ]),
  );

describe('for Netlify and Cloudflare Pages', () => {
  test('every path has the security headers, each once', async () => {
    const { netlify, security } = await filesWith();
    const [allPaths = ''] = netlify.split(/^\/assets/m);
    expect(allPaths.split('\n')).toEqual([
      '/*',
      ...security.map(([name, value]) => `  ${name}: ${value}`),
      '',
    ]);
  });

  test.each([
    ['', '/assets/*'],
    ['https://host.example.net/memories/', '/memories/assets/*'],
  ])('(SITE_URL "%s") only %s is immutable', async (SITE_URL, immutable) => {
    const { netlify } = await filesWith({ SITE_URL });
    expect(netlify).toContain(
      `${immutable}\n  Cache-Control: public, max-age=31536000, immutable\n`,
    );
    expect(netlify.match(/Cache-Control/g)).toHaveLength(1);
  });

  test('no line exceeds the limit of Cloudflare, even with 25 stylesheets', async () => {
    const { netlifyHeaders } = await import('../../src/build/hostFiles');
    const { cspHash } = await import('../../src/build/hashes');
    const hashes = Array.from({ length: 25 }, (_, index) => cspHash(String(index)));
    for (const line of netlifyHeaders(hashes).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(2000);
    }
  });
});

describe('for nginx', () => {
  test('every location that serves files repeats all security headers, as nginx inherits none', async () => {
    const { nginx, security } = await filesWith();
    const serving = [...locationsOf(nginx)].filter(([, body]) => !body.includes('return 404;'));
    expect(serving.length).toBeGreaterThan(3);
    for (const [what, body] of serving) {
      const headers = security.map(([name, value]) => `add_header ${name} "${value}" always;`);
      expect([what, body]).toEqual([what, expect.arrayContaining(headers)]);
    }
  });

  test.each([
    ['/', 'no-cache'],
    ['/assets/', 'public, max-age=31536000, immutable'],
    ['~ ^/assets/.*\\.map$', 'public, max-age=31536000, immutable'],
    ['= /manifest.webmanifest', 'no-cache'],
    ['= /404.html', 'no-cache'],
  ])('location "%s" has Cache-Control: %s', async (what, cache) => {
    const body = locationsOf((await filesWith()).nginx).get(what);
    expect(body).toContain(`add_header Cache-Control "${cache}" always;`);
  });

  test('all locations are below the base path, with or without its slash', async () => {
    const { nginx } = await filesWith({ SITE_URL: 'https://host.example.net/memories/' });
    const locations = [...locationsOf(nginx).keys()];
    expect(locations).toEqual([
      '/memories/',
      '= /memories',
      '/memories/assets/',
      '= /memories/manifest.webmanifest',
      '~ ^/memories/assets/.*\\.map$',
      '= /memories/404.html',
      '~ ^/memories/(?:/|.*//|(?:_headers|nginx\\.conf|.*\\.br|.*\\.gz)$)',
    ]);
  });

  test.each([
    ['', '/404.html'],
    ['https://host.example.net/memories/', '/memories/404.html'],
  ])('(SITE_URL "%s") the 404 page is %s, in all locations and only there', async (url, page) => {
    const { nginx } = await filesWith({ SITE_URL: url });
    const errorPage = `error_page 403 404 =404 ${page};`;
    for (const [what, body] of locationsOf(nginx)) {
      expect([what, body]).toEqual([what, expect.arrayContaining([errorPage])]);
    }
    expect(nginx).not.toMatch(/^error_page/m);
  });

  test.each(['//', '//journey', '/journey//', '/a/b//c', '/nginx.conf', '/journey/index.html.br'])(
    'the locations that serve nothing match %s below the base path, and not outside of it',
    async (path) => {
      for (const base of ['', '/memories']) {
        const { nginx } = await filesWith({ SITE_URL: `https://host.example.net${base}/` });
        const [location = ''] =
          [...locationsOf(nginx)].find(([, body]) => body.includes('return 404;')) ?? [];
        const pattern = new RegExp(location.replace('~ ', ''));
        expect(base + path).toMatch(pattern);
        if (base) expect(path).not.toMatch(pattern);
        expect(`${base}/journey/`).not.toMatch(pattern);
      }
    },
  );

  test('no header value needs escaping', async () => {
    for (const [, value] of (await filesWith()).security) expect(value).not.toMatch(/["$\\]/);
  });
});
