import { everySetting } from '../support/everySetting';
import { withEnvironment } from '../support/withEnvironment';

async function listWith(variables: Record<string, string>) {
  const { notSet } = await withEnvironment(variables, () => import('../../src/build/notSet'));
  return notSet();
}

type Name = keyof typeof everySetting;

/** Each setting, in the order of the list: its default, and what is said of it. */
const told: [Name, string, RegExp][] = [
  ['SITE_URL', 'http://localhost:4173/', /canonical.*sitemap.*http:\/\/localhost:4173\//i],
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

test('every setting is asked after', () => {
  expect(told.map(([name]) => name).sort()).toEqual(Object.keys(everySetting).sort());
});

test('a release with every setting has nothing to be told', async () => {
  expect(await listWith(everySetting)).toEqual([]);
});

test('a build without settings is told of each, in one line', async () => {
  const list = await listWith({});
  expect(list.map(({ name }) => name)).toEqual(told.map(([name]) => name));
  for (const { meets } of list) expect(meets).toMatch(/^\S.*\.$/);
});

describe.each(told)('%s', (name, fallback, words) => {
  const { [name]: _given, ...others } = everySetting;

  test.each([
    ['not set', {}],
    ['left blank', { [name]: ' \t' }],
    ['given as its default', { [name]: fallback }],
  ])('alone %s is told of, and nothing else is', async (_what, given) => {
    const list = await listWith({ ...others, ...given });
    expect(list).toEqual([{ name, meets: expect.stringMatching(words) }]);
  });
});

describe('where feedback goes', () => {
  const feedbackWith = async (variables: Record<string, string>) =>
    (await listWith({ ...everySetting, ...variables })).map(({ name }) => name);

  test.each([
    ['below a base path', { SITE_URL: 'https://a.in/b/' }],
    ['on the host of the site', { FEEDBACK_ENDPOINT: '/forms' }],
  ])('a form service %s is one', async (_what, variables) => {
    expect(await feedbackWith(variables)).toEqual([]);
  });

  test.each([
    ['below a base path', { SITE_URL: 'https://a.in/memories/', FEEDBACK_ENDPOINT: '' }],
    ['by its path', { FEEDBACK_ENDPOINT: '/api/submit' }],
    ['by its whole address', { FEEDBACK_ENDPOINT: 'https://school.example.net/api/submit' }],
  ])('the local receiver is none, %s', async (_what, variables) => {
    expect(await feedbackWith(variables)).toEqual(['FEEDBACK_ENDPOINT']);
  });

  test.each([
    'api.example.net/submit',
    'https://[',
    'https:/forms.example.net',
    'mailto:us@example.net',
    'javascript:alert(1)',
  ])('an endpoint that is no address is refused: %s', async (endpoint) => {
    await expect(listWith({ FEEDBACK_ENDPOINT: endpoint })).rejects.toThrow(
      `FEEDBACK_ENDPOINT must be an address like https://api.example.org/submit, not ${endpoint}`,
    );
  });
});

describe('what the build prints', () => {
  const printedWith = async (variables: Record<string, string>) => {
    const { notSetList } = await withEnvironment(variables, () => import('../../src/build/notSet'));
    return notSetList();
  };

  test('is one list, a line for each setting, and where to read on', async () => {
    const list = await listWith({});
    const [heading, ...lines] = (await printedWith({})).split('\n');
    expect(heading).toMatch(/^Not set.*README\.md.*:$/);
    expect(lines).toHaveLength(list.length);
    for (const [index, { name, meets }] of list.entries()) {
      expect(lines[index]).toMatch(new RegExp(`^  ${name} +\\S`));
      expect(lines[index]).toContain(meets);
    }
  });

  test('is nothing at all with every setting', async () => {
    expect(await printedWith(everySetting)).toBe('');
  });
});
