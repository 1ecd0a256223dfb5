import { everySetting } from '../support/everySetting';
import { withEnvironment } from '../support/withEnvironment';

const loadWith = (variables: Record<string, string>) =>
  withEnvironment(variables, () => import('../../src/build/missingSettings'));
const listWith = async (variables: Record<string, string>) =>
  (await loadWith(variables)).missingSettings();

/** The text about each setting that is missing, in the order of the list. */
const effects: Record<keyof typeof everySetting, RegExp> = {
  SITE_URL:
    /^Canonical and preview addresses .*this computer .*:4173\/\): nobody else can open them.*Messages .* at which the page is open/,
  TOOLS_URL: /Try PDF Tools .*pdf-tools.*marked as a sample/,
  FEEDBACK_ENDPOINT: /^Feedback goes to the local receiver.*reach nobody/,
  FEEDBACK_ACCESS_KEY: /^Feedback goes with the key of the local receiver/,
  UPI_ID: /payment code .*stamped "Sample".*nobody is paid/,
  UPI_NAME: /name.*"Backbencher's Memories"/,
  INSTAGRAM_URL: /\/instagram, without a mark/,
  WHATSAPP_URL: /\/whatsapp, without a mark/,
  YOUTUBE_URL: /\/youtube, without a mark/,
  CONTACT_EMAIL: /lastbench@example\.com, without a mark/,
};

test('with every setting nothing is missing; without any, each is in one line of the report', async () => {
  expect((await loadWith(everySetting)).missingSettingsReport()).toBe('');
  const { missingSettings, missingSettingsReport } = await loadWith({});
  expect(missingSettings().map(({ name }) => name)).toEqual(Object.keys(effects));
  const [heading, ...lines] = missingSettingsReport().split('\n');
  expect(heading).toMatch(/^Not set.*README\.md.*:$/);
  expect(lines.map((line) => line.trim().replace(/ {2,}/, ' '))).toEqual(
    missingSettings().map(({ name, effect }) => `${name} ${effect}`),
  );
});

test.each(Object.entries(effects))('%s alone may be missing', async (name, effect) => {
  const missing = [{ name, effect: expect.stringMatching(effect) }];
  expect(await listWith({ ...everySetting, [name]: '' })).toEqual(missing);
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

test.each(['api.example.net/submit', 'https://[', 'https:/forms.example.net', 'mailto:us@a.in'])(
  'an endpoint that is no valid URL is rejected: %s',
  async (endpoint) => {
    await expect(listWith({ FEEDBACK_ENDPOINT: endpoint })).rejects.toThrow(
      `FEEDBACK_ENDPOINT must be an address like https://api.example.org/submit, not ${endpoint}`,
    );
  },
);
