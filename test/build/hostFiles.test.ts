import { withEnvironment } from '../support/withEnvironment';

const HASHES = ['sha256-one', 'sha256-two'];
const BELOW = 'https://host.example.net/memories/';

const filesAt = (SITE_URL = '') =>
  withEnvironment({ SITE_URL }, async () => {
    const [files, { securityHeaders }] = await Promise.all([
      import('../../src/build/hostFiles'),
      import('../../src/build/headers'),
    ]);
    const nginx = files.nginxConfiguration(HASHES);
    /** The directives of each `location` block. */
    const locations = [...nginx.matchAll(/^location (.+) \{\n([\s\S]*?)^\}/gm)].map(
      ([, what = '', body = '']): [string, string[]] => [what, body.trim().split(/\n\s*/)],
    );
    const security = Object.entries(securityHeaders(HASHES));
    return { netlify: files.netlifyHeaders(HASHES), nginx, locations, security };
  });

test.each([
  ['', '/assets/*'],
  [BELOW, '/memories/assets/*'],
])(
  '(SITE_URL "%s") Netlify and Cloudflare send each security header once, and only %s is immutable',
  async (SITE_URL, immutable) => {
    const { netlify, security } = await filesAt(SITE_URL);
    expect(netlify.split('\n')).toEqual([
      '/*',
      ...security.map(([name, value]) => `  ${name}: ${value}`),
      immutable,
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  },
);

test('no line exceeds the limit of Cloudflare, even with 25 stylesheets', async () => {
  const { netlifyHeaders } = await import('../../src/build/hostFiles');
  const { cspHash } = await import('../../src/build/hashes');
  const file = netlifyHeaders(Array.from({ length: 25 }, (_, index) => cspHash(String(index))));
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
});

describe.each([
  ['/', ''],
  ['/memories/', BELOW],
])('for nginx, at %s,', (base, SITE_URL) => {
  /** The locations that serve files, and how each is cached. */
  const caching: Record<string, string> = {
    [base]: 'no-cache',
    ...(base !== '/' && { '= /memories': 'no-cache' }),
    [`${base}assets/`]: 'public, max-age=31536000, immutable',
    [`= ${base}manifest.webmanifest`]: 'no-cache',
    [`~ ^${base}assets/.*\\.map$`]: 'public, max-age=31536000, immutable',
    [`= ${base}404.html`]: 'no-cache',
  };

  // A location inherits no header, and below a base path the 404 page must not be that of the host.
  test('each location that serves files repeats all headers, and every one has the 404 page', async () => {
    const { locations, nginx, security } = await filesAt(SITE_URL);
    const serving = locations.filter(([, body]) => !body.includes('return 404;'));
    expect(serving.map(([what]) => what)).toEqual(Object.keys(caching));
    expect(locations).toHaveLength(serving.length + 1);
    for (const [what, body] of serving) {
      const headers = [...security, ['Cache-Control', caching[what]]];
      expect([what, body]).toEqual([
        what,
        expect.arrayContaining(
          headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
        ),
      ]);
    }
    for (const [, body] of locations)
      expect(body).toContain(`error_page 403 404 =404 ${base}404.html;`);
    expect(nginx).not.toMatch(/^error_page/m);
    for (const [, value] of security) expect(value).not.toMatch(/["$\\]/);
  });

  test('what is not served, and double slashes, are matched below the base path, and not outside', async () => {
    const { locations } = await filesAt(SITE_URL);
    const [location = ''] = locations.find(([, body]) => body.includes('return 404;')) ?? [];
    const pattern = new RegExp(location.replace('~ ', ''));
    const hidden = ['/', '/journey', 'journey//', 'a/b//c', 'nginx.conf', 'journey/index.html.br'];
    for (const path of hidden) {
      expect(base + path).toMatch(pattern);
      if (base !== '/') expect(`/${path}`).not.toMatch(pattern);
    }
    expect(`${base}journey/`).not.toMatch(pattern);
  });
});
