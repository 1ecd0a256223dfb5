import { everySetting } from './support/everySetting';
import { withEnvironment } from './support/withEnvironment';

const settingsWith = async (variables: Record<string, string>) =>
  (await withEnvironment(variables, () => import('../src/settings'))).settings;

type Settings = Awaited<ReturnType<typeof settingsWith>>;

/** Every specified setting: its environment variable, its default, and where it is found. */
const cases: [keyof typeof everySetting, string, (settings: Settings) => string][] = [
  ['TOOLS_URL', 'https://example.com/pdf-tools', ({ toolsUrl }) => toolsUrl],
  ['FEEDBACK_ENDPOINT', '/api/submit', ({ feedback }) => feedback.endpoint],
  ['FEEDBACK_ACCESS_KEY', 'local-receiver', ({ feedback }) => feedback.accessKey],
  ['UPI_ID', 'backbenchers@example', ({ upi }) => upi.id],
  ['UPI_NAME', "Backbencher's Memories", ({ upi }) => upi.name],
  ['INSTAGRAM_URL', 'https://example.com/instagram', ({ social }) => social.instagram],
  ['WHATSAPP_URL', 'https://example.com/whatsapp', ({ social }) => social.whatsapp],
  ['YOUTUBE_URL', 'https://example.com/youtube', ({ social }) => social.youtube],
  ['CONTACT_EMAIL', 'lastbench@example.com', ({ social }) => social.email],
  ['SITE_URL', 'http://localhost:4173/', ({ siteUrl }) => siteUrl],
];

describe.each(cases)('%s', (name, fallback, find) => {
  test('has a default', async () => {
    expect(find(await settingsWith({}))).toBe(fallback);
  });

  test.each([
    ['nothing', ''],
    ['white space', ' \t'],
  ])('set to %s, has the default', async (_what, blank) => {
    expect(find(await settingsWith({ [name]: blank }))).toBe(fallback);
  });

  test('is taken from the environment, and trimmed', async () => {
    expect(find(await settingsWith({ [name]: ` ${everySetting[name]}\n` }))).toBe(
      everySetting[name],
    );
  });
});

describe('isSample', () => {
  const isSampleWith = async (variables: Record<string, string>, find: (typeof cases)[0][2]) => {
    const { isSample, settings } = await withEnvironment(
      variables,
      () => import('../src/settings'),
    );
    return isSample(find(settings));
  };
  /** Their defaults work: see src/build/missingSettings.ts. */
  const neverSamples = ['FEEDBACK_ENDPOINT', 'FEEDBACK_ACCESS_KEY', 'UPI_NAME'];

  describe.each(cases.filter(([name]) => !neverSamples.includes(name)))(
    '%s',
    (name, fallback, find) => {
      test.each([
        ['not set', {}],
        ['left blank', { [name]: ' ' }],
        ['given as its default', { [name]: ` ${fallback}` }],
      ])('%s: true', async (_what, variables) => {
        expect(await isSampleWith(variables, find)).toBe(true);
      });

      test('set, while the others are not: false', async () => {
        expect(await isSampleWith({ [name]: everySetting[name] }, find)).toBe(false);
      });
    },
  );

  test.each(cases.filter(([name]) => neverSamples.includes(name)))(
    '%s: false',
    async (_name, _fallback, find) => {
      expect(await isSampleWith({}, find)).toBe(false);
    },
  );
});

describe('the address of the site', () => {
  test.each([
    ['http://localhost:4173', 'http://localhost:4173/', '/'],
    ['https://school.example.net', 'https://school.example.net/', '/'],
    ['https://host.example.net/memories', 'https://host.example.net/memories/', '/memories/'],
    ['https://host.example.net/memories/', 'https://host.example.net/memories/', '/memories/'],
    ['https://host.example.net/a/b//', 'https://host.example.net/a/b/', '/a/b/'],
  ])('%s ends with a slash, and its path is the base path', async (given, url, base) => {
    const { siteUrl, basePath } = await settingsWith({ SITE_URL: given });
    expect({ siteUrl, basePath }).toEqual({ siteUrl: url, basePath: base });
  });

  test("the local receiver of feedback is below the site's own base path", async () => {
    const { feedback } = await settingsWith({ SITE_URL: 'https://host.example.net/memories' });
    expect(feedback.endpoint).toBe('/memories/api/submit');
  });
});
