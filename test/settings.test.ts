import { withEnvironment } from './support/withEnvironment';

const settingsWith = async (variables: Record<string, string>) =>
  (await withEnvironment(variables, () => import('../src/settings'))).settings;

type Settings = Awaited<ReturnType<typeof settingsWith>>;

/** Every setting of the contract: its variable, where it is found, its default, another value. */
const cases: [string, (settings: Settings) => string, string, string][] = [
  [
    'TOOLS_URL',
    (settings) => settings.toolsUrl,
    'https://example.com/pdf-tools',
    'https://tools.example.net/',
  ],
  [
    'FEEDBACK_ENDPOINT',
    (settings) => settings.feedback.endpoint,
    '/api/submit',
    'https://forms.example.net/submit',
  ],
  ['FEEDBACK_ACCESS_KEY', (settings) => settings.feedback.accessKey, 'local-receiver', 'a-key'],
  ['UPI_ID', (settings) => settings.upi.id, 'backbenchers@example', 'lastbench@bank'],
  ['UPI_NAME', (settings) => settings.upi.name, "Backbencher's Memories", 'Last Bench'],
  [
    'INSTAGRAM_URL',
    (settings) => settings.social.instagram,
    'https://example.com/instagram',
    'https://photos.example.net/us',
  ],
  [
    'WHATSAPP_URL',
    (settings) => settings.social.whatsapp,
    'https://example.com/whatsapp',
    'https://chat.example.net/us',
  ],
  [
    'YOUTUBE_URL',
    (settings) => settings.social.youtube,
    'https://example.com/youtube',
    'https://videos.example.net/us',
  ],
  ['CONTACT_EMAIL', (settings) => settings.social.email, 'lastbench@example.com', 'us@example.net'],
  [
    'SITE_URL',
    (settings) => settings.siteUrl,
    'http://localhost:4173/',
    'https://school.example.net/',
  ],
];

describe.each(cases)('%s', (name, find, fallback, other) => {
  test('has a default that works', async () => {
    expect(find(await settingsWith({}))).toBe(fallback);
  });

  test.each([
    ['empty', ''],
    ['blank', ' \t'],
  ])('left %s means the default', async (_what, blank) => {
    expect(find(await settingsWith({ [name]: blank }))).toBe(fallback);
  });

  test('is taken from the environment, without the white space around it', async () => {
    expect(find(await settingsWith({ [name]: ` ${other}\n` }))).toBe(other);
  });

  test('can be set: the build hands it to the browser', async () => {
    const { settingNames } = await import('../src/settings');
    expect(settingNames).toContain(name);
  });
});

describe('what is a sample', () => {
  const isSampleWith = async (variables: Record<string, string>, find: (typeof cases)[0][1]) => {
    const { isSample, settings } = await withEnvironment(
      variables,
      () => import('../src/settings'),
    );
    return isSample(find(settings));
  };
  /** Their defaults work, so they are no samples: see src/build/missingSettings.ts. */
  const noSamples = ['FEEDBACK_ENDPOINT', 'FEEDBACK_ACCESS_KEY', 'UPI_NAME'];

  describe.each(cases.filter(([name]) => !noSamples.includes(name)))(
    '%s',
    (name, find, fallback, other) => {
      test.each([
        ['not set', {}],
        ['left blank', { [name]: ' ' }],
        ['given as its default', { [name]: ` ${fallback}` }],
      ])('%s is one', async (_what, variables) => {
        expect(await isSampleWith(variables, find)).toBe(true);
      });

      test('set is none, whatever else is', async () => {
        expect(await isSampleWith({ [name]: other }, find)).toBe(false);
      });
    },
  );

  test.each(cases.filter(([name]) => noSamples.includes(name)))('%s never is', async (_, find) => {
    expect(await isSampleWith({}, find)).toBe(false);
  });
});

describe('the address of the site', () => {
  test.each([
    ['http://localhost:4173', 'http://localhost:4173/', '/'],
    ['https://school.example.net', 'https://school.example.net/', '/'],
    ['https://host.example.net/memories', 'https://host.example.net/memories/', '/memories/'],
    ['https://host.example.net/memories/', 'https://host.example.net/memories/', '/memories/'],
    ['https://host.example.net/a/b//', 'https://host.example.net/a/b/', '/a/b/'],
  ])('%s: always with a slash at its end, its path is the base path', async (given, url, base) => {
    const { siteUrl, basePath } = await settingsWith({ SITE_URL: given });
    expect({ siteUrl, basePath }).toEqual({ siteUrl: url, basePath: base });
  });

  test("the local receiver of feedback is below the site's own base path", async () => {
    const { feedback } = await settingsWith({ SITE_URL: 'https://host.example.net/memories' });
    expect(feedback.endpoint).toBe('/memories/api/submit');
  });
});
