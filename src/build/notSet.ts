import { DEFAULT_PAYEE, isSample, localReceiver, settings } from '../settings';

/** A setting that the release does not give, and what a visitor meets for that. */
type NotSet = { name: string; meets: string };

/** All of them; empty where all is set. Throws where the address of the form service is none. */
export function notSet(): NotSet[] {
  const { siteUrl, toolsUrl, upi, social } = settings;
  const network = (name: string, label: string, address: string) => ({
    name,
    isMissing: isSample(address),
    meets: `The links to ${label} lead to ${address}, marked as a sample.`,
  });
  return [
    {
      name: 'SITE_URL',
      isMissing: isSample(siteUrl),
      meets: `Canonical links, the sitemap and the pictures of shared links lead to ${siteUrl}.`,
    },
    {
      name: 'TOOLS_URL',
      isMissing: isSample(toolsUrl),
      meets: `Try PDF Tools leads to ${toolsUrl}, marked as a sample.`,
    },
    ...feedback(),
    {
      name: 'UPI_ID',
      isMissing: isSample(upi.id),
      meets: 'The payment code is stamped "Sample", and the page says that nobody is paid.',
    },
    {
      name: 'UPI_NAME',
      isMissing: upi.name === DEFAULT_PAYEE,
      meets: `Payment apps name the payee "${upi.name}".`,
    },
    network('INSTAGRAM_URL', 'Instagram', social.instagram),
    network('WHATSAPP_URL', 'WhatsApp', social.whatsapp),
    network('YOUTUBE_URL', 'YouTube', social.youtube),
    {
      name: 'CONTACT_EMAIL',
      isMissing: isSample(social.email),
      meets: `Mail goes to ${social.email}, marked as a sample.`,
    },
  ]
    .filter(({ isMissing }) => isMissing)
    .map(({ name, meets }) => ({ name, meets }));
}

function feedback() {
  const { endpoint, accessKey } = settings.feedback;
  return [
    {
      name: 'FEEDBACK_ENDPOINT',
      isMissing: absolute(endpoint) === absolute(localReceiver.path),
      meets:
        'Feedback goes to the local receiver, which runs beside `npm start` and `npm run preview` ' +
        "only: a visitor's message would reach nobody.",
    },
    {
      name: 'FEEDBACK_ACCESS_KEY',
      isMissing: accessKey === localReceiver.accessKey,
      meets: 'Feedback goes with the key of the local receiver, which no form service takes.',
    },
  ];
}

/** As the browser will read it. An address without its scheme would be a page of the site. */
function absolute(endpoint: string): string {
  if (!/^(?:https?:\/)?\//.test(endpoint) || !URL.canParse(endpoint, settings.siteUrl)) {
    throw new Error(
      `FEEDBACK_ENDPOINT must be an address like https://api.example.org/submit, not ${endpoint}`,
    );
  }
  return new URL(endpoint, settings.siteUrl).href;
}

/** The list as the build ends with it; nothing where all is set. */
export function notSetList(): string {
  const list = notSet();
  if (list.length === 0) return '';
  const width = Math.max(...list.map(({ name }) => name.length));
  const lines = list.map(({ name, meets }) => `  ${name.padEnd(width)}  ${meets}`);
  return ['Not set, and what a visitor meets (README.md, "Settings"):', ...lines].join('\n');
}
