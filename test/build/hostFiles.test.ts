import { withEnvironment } from '../support/withEnvironment';

/* That nginx understands its configuration is tested with nginx: browser/hosts.spec.ts. */

const HASHES = ['sha256-one', 'sha256-two'];
const BELOW = 'https://host.example.net/memories/';

const loadAt = (SITE_URL: string) =>
  withEnvironment({ SITE_URL }, async () => {
    const [hostFiles, { securityHeaders }] = await Promise.all([
      import('../../src/build/hostFiles'),
      import('../../src/build/headers'),
    ]);
    return { ...hostFiles, security: Object.entries(securityHeaders(HASHES)) };
  });

test.each([
  ['', '/assets/*'],
  [BELOW, '/memories/assets/*'],
])(
  '(SITE_URL "%s") Netlify and Cloudflare send each security header once, and only %s is immutable',
  async (SITE_URL, immutable) => {
    const { netlifyHeaders, security } = await loadAt(SITE_URL);
    expect(netlifyHeaders(HASHES).split('\n')).toEqual([
      '/*',
      ...security.map(([name, value]) => `  ${name}: ${value}`),
      immutable,
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]);
  },
);

test('no line exceeds the limit of Cloudflare, even with 25 stylesheets', async () => {
  const { netlifyHeaders } = await loadAt('');
  const { cspHash } = await import('../../src/build/hashes');
  const file = netlifyHeaders(Array.from({ length: 25 }, (_, index) => cspHash(String(index))));
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
});

// A location inherits no header, and below a base path the 404 page must not be that of the host.
test.each([
  ['', '/', 5],
  [BELOW, '/memories/', 6],
])(
  '(SITE_URL "%s") each location of nginx that serves files repeats all headers, and every one has the 404 page',
  async (SITE_URL, base, serving) => {
    const { nginxConfiguration, security } = await loadAt(SITE_URL);
    const blocks = nginxConfiguration(HASHES).match(/^location .+ \{\n[\s\S]*?^\}/gm) ?? [];
    const files = blocks.filter((block) => !block.includes('return 404;'));
    expect([files.length, blocks.length]).toEqual([serving, serving + 1]);
    for (const [name, value] of security) {
      expect(value).not.toMatch(/["$\\]/);
      for (const block of files) expect(block).toContain(`add_header ${name} "${value}" always;`);
    }
    for (const block of blocks) expect(block).toContain(`error_page 403 404 =404 ${base}404.html;`);
  },
);
