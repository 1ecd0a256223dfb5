import { everySetting } from '../support/everySetting';
import { withEnvironment } from '../support/withEnvironment';

const loadWith = (variables: Record<string, string>) =>
  withEnvironment(variables, () => import('../../src/build/missingSettings'));
const listWith = async (variables: Record<string, string>) =>
  (await loadWith(variables)).missingSettings();
const reportWith = async (variables: Record<string, string>) =>
  (await loadWith(variables)).missingSettingsReport();

/** Each setting, in the order of the list: its default, and the expected effect. */
const expected: [name: keyof typeof everySetting, fallback: string, effect: RegExp][] = [
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

test('with every setting nothing is missing; without any, each is in one line of the report', async () => {
  expect([await listWith(everySetting), await reportWith(everySetting)]).toEqual([[], '']);
  expect(expected.map(([name]) => name).sort()).toEqual(Object.keys(everySetting).sort());
  const list = await listWith({});
  expect(list.map(({ name }) => name)).toEqual(expected.map(([name]) => name));
  const [heading, ...lines] = (await reportWith({})).split('\n');
  expect(heading).toMatch(/^Not set.*README\.md.*:$/);
  expect(lines.map((line) => line.trim().replace(/ {2,}/, ' '))).toEqual(
    list.map(({ name, effect }) => `${name} ${effect}`),
  );
});

test.each(expected)('%s is missing if it is not set, or set to its default', async (...row) => {
  const [name, fallback, effect] = row;
  const missing = [{ name, effect: expect.stringMatching(effect) }];
  for (const value of ['', fallback])
    expect(await listWith({ ...everySetting, [name]: value })).toEqual(missing);
});

test.each([
  ['below a base path is set', { SITE_URL: 'https://a.in/b/' }, []],
  ['on the host of the site is set', { FEEDBACK_ENDPOINT: '/forms' }, []],
  [
    'that is the local receiver is missing, below a base path',
    { SITE_URL: 'https://a.in/memories/', FEEDBACK_ENDPOINT: '' },
    ['FEEDBACK_ENDPOINT'],
  ],
  [
    'that is the local receiver is missing, as a URL',
    { FEEDBACK_ENDPOINT: `${everySetting.SITE_URL}api/submit` },
    ['FEEDBACK_ENDPOINT'],
  ],
])('a form service %s', async (_what, variables, missing) => {
  const list = await listWith({ ...everySetting, ...variables });
  expect(list.map(({ name }) => name)).toEqual(missing);
});

test.each([
  'api.example.net/submit',
  'https://[',
  'https:/forms.example.net',
  'mailto:us@example.net',
  'javascript:alert(1)',
])('an endpoint that is no valid URL is rejected: %s', async (endpoint) => {
  await expect(listWith({ FEEDBACK_ENDPOINT: endpoint })).rejects.toThrow(
    `FEEDBACK_ENDPOINT must be an address like https://api.example.org/submit, not ${endpoint}`,
  );
});
