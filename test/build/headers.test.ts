import { bootstrapHash } from '../../src/build/bootstrap';
import { withEnvironment } from '../support/withEnvironment';

const loadWith = (variables: Record<string, string> = {}) =>
  withEnvironment(variables, () => import('../../src/build/headers'));

async function policyWith(variables: Record<string, string> = {}) {
  const { securityHeaders } = await loadWith(variables);
  const policy = securityHeaders(['sha256-one', 'sha256-two'])['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('the Content-Security-Policy', () => {
  test.each([
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", `'${bootstrapHash}'`]],
    ['style-src', ["'self'", "'sha256-one'", "'sha256-two'"]],
    ['connect-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
  ])('has %s %j', async (directive, sources) => {
    expect((await policyWith()).get(directive)).toEqual(sources);
  });

  test('allows the Trusted Types policies of bootstrap, chunks and service worker only', async () => {
    expect((await policyWith()).get('trusted-types')).toEqual(['bootstrap', 'chunks', 'offline']);
  });

  test('allows no inline code, no `eval` and no other host', async () => {
    const sources = [...(await policyWith()).values()].flat();
    expect(sources.filter((source) => /unsafe|\*|^https?:|^data:|^blob:/.test(source))).toEqual([]);
  });

  test.each([
    ['https://forms.example.net/submit', ["'self'", 'https://forms.example.net']],
    ['https://forms.example.net:8443', ["'self'", 'https://forms.example.net:8443']],
    ['http://localhost:8080/api?x=1', ["'self'", 'http://localhost:8080']],
    ['http://localhost:4173/forms', ["'self'"]],
    ['/api/submit', ["'self'"]],
    ['/memories/api/submit', ["'self'"]],
    ['', ["'self'"]],
  ])('with the endpoint "%s", allows %j for fetch and forms only', async (endpoint, to) => {
    const policy = await policyWith({ FEEDBACK_ENDPOINT: endpoint });
    const { 'connect-src': scripts, 'form-action': form, ...others } = Object.fromEntries(policy);
    expect({ scripts, form }).toEqual({ scripts: to, form: to });
    expect(JSON.stringify(others)).not.toContain('://');
  });

  test('needs no entry for a form service on the origin of the site', async () => {
    const policy = await policyWith({
      SITE_URL: 'https://host.example.net/memories/',
      FEEDBACK_ENDPOINT: 'https://host.example.net/forms',
    });
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });
});

test.each([
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/],
  ['Permissions-Policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
])('%s is sent', async (name, value) => {
  expect((await loadWith()).securityHeaders([])[name]).toMatch(value);
});

describe('caching', () => {
  test.each([
    ['', '/assets/main.1234abcd.js', 'public, max-age=31536000, immutable'],
    ['', '/assets/kalam.1234abcd.woff2', 'public, max-age=31536000, immutable'],
    ['', '/', 'no-cache'],
    ['', '/journey', 'no-cache'],
    ['', '/index.html', 'no-cache'],
    ['', '/favicon.svg', 'no-cache'],
    ['', '/journey/assets/x', 'no-cache'],
    ['https://host/memories/', '/memories/assets/main.js', 'public, max-age=31536000, immutable'],
    ['https://host/memories/', '/assets/main.js', 'no-cache'],
  ])('(SITE_URL "%s") %s has Cache-Control: %s', async (SITE_URL, pathname, value) => {
    expect((await loadWith({ SITE_URL })).cacheControl(pathname)).toBe(value);
  });
});
