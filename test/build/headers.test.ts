import { bootstrapHash } from '../../src/build/document';
import { withEnvironment } from '../support/withEnvironment';

const loadWith = (variables: Record<string, string> = {}) =>
  withEnvironment(variables, () => import('../../src/build/headers'));

const headersWith = async (variables: Record<string, string> = {}) =>
  (await loadWith(variables)).securityHeaders(['sha256-one', 'sha256-two']);

test('a response has these headers; the policy allows no inline code, no eval and no other host', async () => {
  const policy = [
    "default-src 'self'",
    `script-src 'self' '${bootstrapHash}'`,
    "style-src 'self' 'sha256-one' 'sha256-two'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types bootstrap chunks offline',
  ];
  expect(await headersWith()).toEqual({
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

test.each([
  ['https://forms.example.net/submit', ' https://forms.example.net'],
  ['https://forms.example.net:8443', ' https://forms.example.net:8443'],
  ['http://localhost:8080/api?x=1', ' http://localhost:8080'],
  ['http://localhost:4173/forms', ''],
  ['/memories/api/submit', ''],
  ['', ''],
])('with the endpoint "%s", fetch may go to \'self\'%s', async (endpoint, also) => {
  const { 'Content-Security-Policy': policy } = await headersWith({ FEEDBACK_ENDPOINT: endpoint });
  expect(policy?.match(/[\w-]+ [^;]*:\/\/[^;]*/g) ?? []).toEqual(
    also ? [`connect-src 'self'${also}`] : [],
  );
});

test.each([
  ['', '/assets/main.1234abcd.js', 'public, max-age=31536000, immutable'],
  ['', '/journey/assets/x', 'no-cache'],
  ['https://host/memories/', '/memories/assets/main.js', 'public, max-age=31536000, immutable'],
  ['https://host/memories/', '/assets/main.js', 'no-cache'],
])('(SITE_URL "%s") %s has Cache-Control: %s', async (SITE_URL, pathname, value) => {
  expect((await loadWith({ SITE_URL })).cacheControl(pathname)).toBe(value);
});
