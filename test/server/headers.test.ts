import { bootstrapHash } from '../../src/build/bootstrap';
import { withEnvironment } from '../support/withEnvironment';

const serverWith = (variables: Record<string, string> = {}) =>
  withEnvironment(variables, () => import('../../src/server/headers'));

async function policyWith(variables: Record<string, string> = {}) {
  const { securityHeaders } = await serverWith(variables);
  const policy = securityHeaders['Content-Security-Policy'] ?? '';
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
    ['connect-src', ["'self'"]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
  ])('says %s %j', async (directive, sources) => {
    expect((await policyWith()).get(directive)).toEqual(sources);
  });

  test('names the trusted types of the bootstrap and of the chunks, and no others', async () => {
    expect((await policyWith()).get('trusted-types')).toEqual(['bootstrap', 'chunks']);
  });

  test('allows nothing inline or evaluated, and no host but its own', async () => {
    const sources = [...(await policyWith()).values()].flat();
    expect(sources.filter((source) => /unsafe|\*|^https?:|^data:|^blob:/.test(source))).toEqual([]);
  });

  test.each([
    ['https://forms.example.net/submit', ["'self'", 'https://forms.example.net']],
    ['http://localhost:8080/api?x=1', ["'self'", 'http://localhost:8080']],
    ['/api/submit', ["'self'"]],
    ['/memories/api/submit', ["'self'"]],
  ])('lets feedback reach %s, and nothing else there', async (endpoint, sources) => {
    const policy = await policyWith({ FEEDBACK_ENDPOINT: endpoint });
    expect(policy.get('connect-src')).toEqual(sources);
    expect(policy.get('default-src')).toEqual(["'self'"]);
  });
});

test.each([
  ['X-Content-Type-Options', /^nosniff$/],
  ['Referrer-Policy', /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/],
  ['Permissions-Policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
])('%s is sent', async (name, value) => {
  expect((await serverWith()).securityHeaders[name]).toMatch(value);
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
  ])('(SITE_URL "%s") %s is kept: %s', async (SITE_URL, pathname, value) => {
    expect((await serverWith({ SITE_URL })).cacheControl(pathname)).toBe(value);
  });
});
