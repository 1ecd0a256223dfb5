import { everySetting } from '../support/everySetting';
import { withEnvironment } from '../support/withEnvironment';

async function listWith(variables: Record<string, string>) {
  const { missingSettings } = await withEnvironment(
    variables,
    () => import('../../src/build/missingSettings'),
  );
  return missingSettings();
}

type Name = keyof typeof everySetting;

/** Each setting, in the order of the list: its default, and the expected effect. */
const expected: [Name, string, RegExp][] = [
  [
    'SITE_URL',
    'http://localhost:4173/',
    /^Canonical and preview addresses .*this computer .*:4173\/\): nobody else can open them\.$/,
  ],
  ['TOOLS_URL', 'https://example.com/pdf-tools', /Try PDF Tools .*pdf-tools.*marked as a sample/],
  ['FEEDBACK_ENDPOINT', '/api/submit', /^Feedback goes to the local receiver.*reach nobody/],
  ['FEEDBACK_ACCESS_KEY', 'local-receiver', /^Feedback goes with the key of the local receiver/],
  ['UPI_ID', 'backbenchers@example', /payment code .*stamped "Sample".*nobody is paid/],
  ['UPI_NAME', "Backbencher's Memories", /name.*"Backbencher's Memories"/],
  ['INSTAGRAM_URL', 'https://example.com/instagram', /\/instagram, marked as a sample/],
  ['WHATSAPP_URL', 'https://example.com/whatsapp', /\/whatsapp, marked as a sample/],
  ['YOUTUBE_URL', 'https://example.com/youtube', /\/youtube, marked as a sample/],
  ['CONTACT_EMAIL', 'lastbench@example.com', /lastbench@example\.com, marked as a sample/],
];

test('covers every setting', () => {
  expect(expected.map(([name]) => name).sort()).toEqual(Object.keys(everySetting).sort());
});

test('lists nothing if every setting is set', async () => {
  expect(await listWith(everySetting)).toEqual([]);
});

test('without settings, lists each in one line', async () => {
  const list = await listWith({});
  expect(list.map(({ name }) => name)).toEqual(expected.map(([name]) => name));
  for (const { effect } of list) expect(effect).toMatch(/^\S.*\.$/);
});

describe.each(expected)('%s', (name, fallback, words) => {
  const { [name]: _own, ...others } = everySetting;

  test.each([
    ['not set', {}],
    ['blank', { [name]: ' \t' }],
    ['set to its default', { [name]: fallback }],
  ])('if only this one is %s, lists only this one', async (_what, variables) => {
    const list = await listWith({ ...others, ...variables });
    expect(list).toEqual([{ name, effect: expect.stringMatching(words) }]);
  });
});

describe('the endpoint of feedback', () => {
  const missingWith = async (variables: Record<string, string>) =>
    (await listWith({ ...everySetting, ...variables })).map(({ name }) => name);

  test.each([
    ['below a base path', { SITE_URL: 'https://a.in/b/' }],
    ['on the host of the site', { FEEDBACK_ENDPOINT: '/forms' }],
  ])('a form service %s counts as set', async (_what, variables) => {
    expect(await missingWith(variables)).toEqual([]);
  });

  test.each([
    ['below a base path', { SITE_URL: 'https://a.in/memories/', FEEDBACK_ENDPOINT: '' }],
    ['as a path', { FEEDBACK_ENDPOINT: '/api/submit' }],
    ['as a URL', { FEEDBACK_ENDPOINT: 'https://school.example.net/api/submit' }],
  ])('the local receiver counts as missing, %s', async (_what, variables) => {
    expect(await missingWith(variables)).toEqual(['FEEDBACK_ENDPOINT']);
  });

  test.each([
    'api.example.net/submit',
    'https://[',
    'https:/forms.example.net',
    'mailto:us@example.net',
    'javascript:alert(1)',
  ])('is rejected if it is not a valid URL: %s', async (endpoint) => {
    await expect(listWith({ FEEDBACK_ENDPOINT: endpoint })).rejects.toThrow(
      `FEEDBACK_ENDPOINT must be an address like https://api.example.org/submit, not ${endpoint}`,
    );
  });
});

describe('the report of the build', () => {
  const reportWith = async (variables: Record<string, string>) => {
    const { missingSettingsReport } = await withEnvironment(
      variables,
      () => import('../../src/build/missingSettings'),
    );
    return missingSettingsReport();
  };

  test('refers to the README, and has a line for each setting', async () => {
    const list = await listWith({});
    const [heading, ...lines] = (await reportWith({})).split('\n');
    expect(heading).toMatch(/^Not set.*README\.md.*:$/);
    expect(lines).toHaveLength(list.length);
    for (const [index, { name, effect }] of list.entries()) {
      expect(lines[index]).toMatch(new RegExp(`^  ${name} +\\S`));
      expect(lines[index]).toContain(effect);
    }
  });

  test('is empty with every setting', async () => {
    expect(await reportWith(everySetting)).toBe('');
  });
});
