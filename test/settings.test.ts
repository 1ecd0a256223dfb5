import { everySetting } from './support/everySetting';
import { withEnvironment } from './support/withEnvironment';

const loadWith = (variables: Record<string, string>) =>
  withEnvironment(variables, () => import('../src/settings'));

type Settings = Awaited<ReturnType<typeof loadWith>>['settings'];

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

/** Their defaults work, as src/build/missingSettings.ts says. */
const NO_SAMPLES = ['FEEDBACK_ENDPOINT', 'FEEDBACK_ACCESS_KEY', 'UPI_NAME'];

test.each(cases)(
  '%s has a default, mostly a sample; set, it is trimmed, and no sample',
  async (...row) => {
    const [name, fallback, find] = row;
    for (const [variables, value, isOfSamples] of [
      [{}, fallback, !NO_SAMPLES.includes(name)],
      [{ [name]: ' \t' }, fallback, !NO_SAMPLES.includes(name)],
      [{ [name]: ` ${everySetting[name]}\n` }, everySetting[name], false],
    ] as const) {
      const { settings, isSample } = await loadWith(variables);
      expect([find(settings), isSample(find(settings))]).toEqual([value, isOfSamples]);
    }
  },
);

test.each([
  ['http://localhost:4173', 'http://localhost:4173/', '/'],
  ['https://host.example.net/memories', 'https://host.example.net/memories/', '/memories/'],
  ['https://host.example.net/a/b//', 'https://host.example.net/a/b/', '/a/b/'],
])(
  'the address %s ends with a slash; its path is the base path, also of the local receiver',
  async (...row) => {
    const [SITE_URL, url, base] = row;
    const { siteUrl, basePath, feedback } = (await loadWith({ SITE_URL })).settings;
    expect([siteUrl, basePath, feedback.endpoint]).toEqual([url, base, `${base}api/submit`]);
  },
);
