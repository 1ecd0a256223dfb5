import { DEFAULT_PAYEE, isSample, localReceiver, settings } from '../settings';

/** A setting that is not set, and the effect that visitors notice. */
type MissingSetting = { name: string; effect: string };

/** Returns the settings that are not set. Throws if FEEDBACK_ENDPOINT is not a valid URL. */
export function missingSettings(): MissingSetting[] {
  const { siteUrl, toolsUrl, upi, social } = settings;
  const network = (name: string, label: string, address: string) => ({
    name,
    isMissing: isSample(address),
    effect: `The links to ${label} lead to ${address}, without a mark.`,
  });
  return [
    {
      name: 'SITE_URL',
      isMissing: isSample(siteUrl),
      effect:
        `Canonical and preview addresses point to this computer (${siteUrl}): ` +
        'nobody else can open them. Messages and pictures have the address at which the page is open.',
    },
    {
      name: 'TOOLS_URL',
      isMissing: isSample(toolsUrl),
      effect: `Try PDF Tools leads to ${toolsUrl}, marked as a sample.`,
    },
    ...feedbackSettings(),
    {
      name: 'UPI_ID',
      isMissing: isSample(upi.id),
      effect: 'The payment code is stamped "Sample", and the page says that nobody is paid.',
    },
    {
      name: 'UPI_NAME',
      isMissing: upi.name === DEFAULT_PAYEE,
      effect: `Payment apps name the payee "${upi.name}".`,
    },
    network('INSTAGRAM_URL', 'Instagram', social.instagram),
    network('WHATSAPP_URL', 'WhatsApp', social.whatsapp),
    network('YOUTUBE_URL', 'YouTube', social.youtube),
    {
      name: 'CONTACT_EMAIL',
      isMissing: isSample(social.email),
      effect: `Mail goes to ${social.email}, without a mark.`,
    },
  ]
    .filter(({ isMissing }) => isMissing)
    .map(({ name, effect }) => ({ name, effect }));
}

function feedbackSettings() {
  const { endpoint, accessKey } = settings.feedback;
  return [
    {
      name: 'FEEDBACK_ENDPOINT',
      isMissing: absolute(endpoint) === absolute(localReceiver.path),
      effect:
        'Feedback goes to the local receiver, which runs beside `npm start` and `npm run preview` ' +
        "only: a visitor's message would reach nobody.",
    },
    {
      name: 'FEEDBACK_ACCESS_KEY',
      isMissing: accessKey === localReceiver.accessKey,
      effect: 'Feedback goes with the key of the local receiver, which no form service takes.',
    },
  ];
}

/**
 * Resolves an endpoint to an absolute URL, as a browser does. Throws for an endpoint without a scheme, such as
 * `api.example.org`, because a browser would take such an endpoint for a page of the site.
 */
function absolute(endpoint: string): string {
  if (!/^(?:https?:\/)?\//.test(endpoint) || !URL.canParse(endpoint, settings.siteUrl)) {
    throw new Error(
      `FEEDBACK_ENDPOINT must be an address like https://api.example.org/submit, not ${endpoint}`,
    );
  }
  return new URL(endpoint, settings.siteUrl).href;
}

/** Returns the text about missing settings that the build prints last. The text is empty if no setting is missing. */
export function missingSettingsReport(): string {
  const list = missingSettings();
  if (list.length === 0) return '';
  const width = Math.max(...list.map(({ name }) => name.length));
  const lines = list.map(({ name, effect }) => `  ${name.padEnd(width)}  ${effect}`);
  return ['Not set, and what a visitor sees (README.md, "Settings"):', ...lines].join('\n');
}
