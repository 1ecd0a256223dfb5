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
      guards: Object.entries(securityHeaders(HASHES)),
    };
  });

/** Each `location` of the snippet with what it says. */
const locationsOf = (nginx: string) =>
  new Map(
    Array.from(nginx.matchAll(/^location (.+) \{\n([\s\S]*?)^\}/gm), ([, what, body]) => [
      what ?? '',
      (body ?? '').trim().split(/\n\s*/),
    ]),
  );

describe('for Netlify and Cloudflare Pages', () => {
  test('every path carries the security headers, each once', async () => {
    const { netlify, guards } = await filesWith();
    const [everywhere = ''] = netlify.split(/^\/assets/m);
    expect(everywhere.split('\n')).toEqual([
      '/*',
      ...guards.map(([name, value]) => `  ${name}: ${value}`),
      '',
    ]);
  });

  test.each([
    ['', '/assets/*'],
    ['https://host.example.net/memories/', '/memories/assets/*'],
  ])('(SITE_URL "%s") only %s is kept for ever', async (SITE_URL, kept) => {
    const { netlify } = await filesWith({ SITE_URL });
    expect(netlify).toContain(`${kept}\n  Cache-Control: public, max-age=31536000, immutable\n`);
    expect(netlify.match(/Cache-Control/g)).toHaveLength(1);
  });

  test('no line is longer than Cloudflare reads, with as many stylesheets as we may ever have', async () => {
    const { netlifyHeaders } = await import('../../src/build/hostFiles');
    const { hashOf } = await import('../../src/build/inlined');
    const hashes = Array.from({ length: 25 }, (_, index) => hashOf(String(index)));
    for (const line of netlifyHeaders(hashes).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(2000);
    }
  });
});

describe('for nginx', () => {
  test('every place that sends a file says all security headers itself, as nginx inherits none', async () => {
    const { nginx, guards } = await filesWith();
    const sending = [...locationsOf(nginx)].filter(([, body]) => !body.includes('return 404;'));
    expect(sending.length).toBeGreaterThan(3);
    for (const [what, body] of sending) {
      const headers = guards.map(([name, value]) => `add_header ${name} "${value}" always;`);
      expect([what, body]).toEqual([what, expect.arrayContaining(headers)]);
    }
  });

  test.each([
    ['/', 'no-cache'],
    ['/assets/', 'public, max-age=31536000, immutable'],
    ['~ ^/assets/.*\\.map$', 'public, max-age=31536000, immutable'],
    ['= /manifest.webmanifest', 'no-cache'],
    ['= /404.html', 'no-cache'],
  ])('what lies at "%s" is kept: %s', async (what, cache) => {
    const body = locationsOf((await filesWith()).nginx).get(what);
    expect(body).toContain(`add_header Cache-Control "${cache}" always;`);
  });

  test('below a base path every place is, and the path without its slash is the home page', async () => {
    const { nginx } = await filesWith({ SITE_URL: 'https://host.example.net/memories/' });
    const places = [...locationsOf(nginx).keys()];
    expect(places).toEqual([
      '/memories/',
      '= /memories',
      '/memories/assets/',
      '= /memories/manifest.webmanifest',
      '~ ^/memories/assets/.*\\.map$',
      '= /memories/404.html',
      '~ //|^/memories/(?:_headers|nginx\\.conf|.*\\.br|.*\\.gz)$',
    ]);
    expect(nginx).toContain('error_page 403 404 =404 /memories/404.html;');
  });

  test('no header value ends the quotes it stands in', async () => {
    for (const [, value] of (await filesWith()).guards) expect(value).not.toMatch(/["$\\]/);
  });
});
