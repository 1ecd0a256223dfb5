import { withEnvironment } from '../support/withEnvironment';

async function warningWith(variables: Record<string, string>) {
  const { feedbackWarning } = await withEnvironment(
    variables,
    () => import('../../src/build/feedbackTarget'),
  );
  return feedbackWarning();
}

const FEEDBACK_ENDPOINT = 'https://forms.example.net/submit';
const FEEDBACK_ACCESS_KEY = 'a-key';

test.each([
  ['', { FEEDBACK_ENDPOINT, FEEDBACK_ACCESS_KEY }],
  [', below a base path', { FEEDBACK_ENDPOINT, FEEDBACK_ACCESS_KEY, SITE_URL: 'https://a.in/b/' }],
  [', on the host of the site', { FEEDBACK_ENDPOINT: '/forms', FEEDBACK_ACCESS_KEY }],
])(
  'a release with a form service and its key%s has nothing to be told',
  async (_and, variables) => {
    expect(await warningWith(variables)).toBeUndefined();
  },
);

describe('a release is told that feedback goes to the local receiver', () => {
  test.each([
    ['with neither endpoint nor key', {}],
    ['with a key only', { FEEDBACK_ACCESS_KEY }],
    ['with an empty endpoint', { FEEDBACK_ENDPOINT: '', FEEDBACK_ACCESS_KEY }],
    ['with a blank endpoint', { FEEDBACK_ENDPOINT: ' \t', FEEDBACK_ACCESS_KEY }],
    ['with blanks only', { FEEDBACK_ENDPOINT: ' ', FEEDBACK_ACCESS_KEY: ' ' }],
    ['below a base path', { SITE_URL: 'https://example.org/memories/' }],
    [
      'with the whole address of the receiver',
      { FEEDBACK_ENDPOINT: 'http://localhost:4173/api/submit', FEEDBACK_ACCESS_KEY },
    ],
    [
      'with the endpoint of the receiver',
      { FEEDBACK_ENDPOINT: '/api/submit', FEEDBACK_ACCESS_KEY },
    ],
  ])('%s', async (_what, variables) => {
    const warning = await warningWith(variables);
    expect(warning).toContain('Feedback goes to the local receiver');
    expect(warning).toContain("a visitor's message would reach nobody");
  });
});

test.each([
  'api.example.net/submit',
  'https://[',
  'https:/forms.example.net',
  'mailto:us@example.net',
  'javascript:alert(1)',
])('an endpoint that is no address is refused: %s', async (endpoint) => {
  await expect(warningWith({ FEEDBACK_ENDPOINT: endpoint, FEEDBACK_ACCESS_KEY })).rejects.toThrow(
    `FEEDBACK_ENDPOINT must be an address like https://api.example.org/submit, not ${endpoint}`,
  );
});

describe('a release is told that the key is that of the local receiver', () => {
  test.each([
    ['with an endpoint only', { FEEDBACK_ENDPOINT }],
    ['with an empty key', { FEEDBACK_ENDPOINT, FEEDBACK_ACCESS_KEY: '' }],
    ['with a blank key', { FEEDBACK_ENDPOINT, FEEDBACK_ACCESS_KEY: ' \t' }],
  ])('%s', async (_what, variables) => {
    const warning = await warningWith(variables);
    expect(warning).toContain(
      'Feedback goes to https://forms.example.net/submit with the key of the local receiver.',
    );
    expect(warning).not.toContain('would reach nobody');
  });
});

test.each([{}, { FEEDBACK_ACCESS_KEY }, { FEEDBACK_ENDPOINT }])(
  'whatever is missing (%j is set), both names are told, and where to read on',
  async (variables) => {
    expect(await warningWith(variables)).toMatch(
      /A release needs FEEDBACK_ENDPOINT and FEEDBACK_ACCESS_KEY: see "Feedback" in README\.md\.$/,
    );
  },
);
