/**
 * The names of all build-time settings, which are environment variables. A setting that is unset or blank has its
 * default. The section "Settings" of the README says what each setting is for.
 */
export const settingNames = [
  'TOOLS_URL',
  'FEEDBACK_ENDPOINT',
  'FEEDBACK_ACCESS_KEY',
  'UPI_ID',
  'UPI_NAME',
  'INSTAGRAM_URL',
  'WHATSAPP_URL',
  'YOUTUBE_URL',
  'CONTACT_EMAIL',
  'SITE_URL',
] as const;

// `process.env.NAME` is written in full everywhere, as webpack replaces the expression.
const orDefault = (value: string | undefined, fallback: string) => value?.trim() || fallback;

/** Placeholder defaults: addresses that belong to nobody. */
export const samples = {
  siteUrl: 'http://localhost:4173/',
  toolsUrl: 'https://example.com/pdf-tools',
  upiId: 'backbenchers@example',
  instagram: 'https://example.com/instagram',
  whatsapp: 'https://example.com/whatsapp',
  youtube: 'https://example.com/youtube',
  email: 'lastbench@example.com',
};

/** The payee name that payment apps show if only `UPI_ID` is set. */
export const DEFAULT_PAYEE = "Backbencher's Memories";

const siteUrl = orDefault(process.env.SITE_URL, samples.siteUrl).replace(/\/*$/, '/');
const basePath = pathOf(siteUrl);

function pathOf(url: string) {
  try {
    return new URL(url).pathname;
  } catch {
    throw new Error(`SITE_URL must be an absolute address like https://example.org/, not ${url}`);
  }
}

/** The form service of the development and preview servers. */
export const localReceiver = { path: `${basePath}api/submit`, accessKey: 'local-receiver' };

export const settings = {
  toolsUrl: orDefault(process.env.TOOLS_URL, samples.toolsUrl),
  feedback: {
    endpoint: orDefault(process.env.FEEDBACK_ENDPOINT, localReceiver.path),
    accessKey: orDefault(process.env.FEEDBACK_ACCESS_KEY, localReceiver.accessKey),
  },
  upi: {
    id: orDefault(process.env.UPI_ID, samples.upiId),
    name: orDefault(process.env.UPI_NAME, DEFAULT_PAYEE),
  },
  social: {
    instagram: orDefault(process.env.INSTAGRAM_URL, samples.instagram),
    whatsapp: orDefault(process.env.WHATSAPP_URL, samples.whatsapp),
    youtube: orDefault(process.env.YOUTUBE_URL, samples.youtube),
    email: orDefault(process.env.CONTACT_EMAIL, samples.email),
  },
  /** The absolute URL of the home page, with a trailing slash. */
  siteUrl,
  /** The path of `siteUrl`, with a trailing slash: `/`, or `/memories/` on a shared host. */
  basePath,
};

/** Whether a value is the sample value of a setting: pages mark sample values as samples. */
export const isSample = (value: string) => Object.values(samples).includes(value);
