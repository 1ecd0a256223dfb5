/**
 * Everything a release may set, read from the environment at build time. An unset or blank
 * variable means the default; README, "Settings", says what each one is for.
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

// Each variable is spelled out in full: webpack replaces `process.env.NAME` by its value.
const or = (value: string | undefined, fallback: string) => value?.trim() || fallback;

/** Where a release says nothing: addresses that lead to nobody. */
export const samples = {
  siteUrl: 'http://localhost:4173/',
  toolsUrl: 'https://example.com/pdf-tools',
  upiId: 'backbenchers@example',
  instagram: 'https://example.com/instagram',
  whatsapp: 'https://example.com/whatsapp',
  youtube: 'https://example.com/youtube',
  email: 'lastbench@example.com',
};

/** Who is paid, for a payment app, where only the ID is set. */
export const DEFAULT_PAYEE = "Backbencher's Memories";

const siteUrl = or(process.env.SITE_URL, samples.siteUrl).replace(/\/*$/, '/');
const basePath = pathOf(siteUrl);

function pathOf(url: string) {
  try {
    return new URL(url).pathname;
  } catch {
    throw new Error(`SITE_URL must be an absolute address like https://example.org/, not ${url}`);
  }
}

/** Stands in for the form service beside the development and the preview server. */
export const localReceiver = { path: `${basePath}api/submit`, accessKey: 'local-receiver' };

export const settings = {
  toolsUrl: or(process.env.TOOLS_URL, samples.toolsUrl),
  feedback: {
    endpoint: or(process.env.FEEDBACK_ENDPOINT, localReceiver.path),
    accessKey: or(process.env.FEEDBACK_ACCESS_KEY, localReceiver.accessKey),
  },
  upi: {
    id: or(process.env.UPI_ID, samples.upiId),
    name: or(process.env.UPI_NAME, DEFAULT_PAYEE),
  },
  social: {
    instagram: or(process.env.INSTAGRAM_URL, samples.instagram),
    whatsapp: or(process.env.WHATSAPP_URL, samples.whatsapp),
    youtube: or(process.env.YOUTUBE_URL, samples.youtube),
    email: or(process.env.CONTACT_EMAIL, samples.email),
  },
  /** Absolute address of the home page, with a trailing slash. */
  siteUrl,
  /** Path of `siteUrl`, with a trailing slash: `/`, or `/memories/` on a shared host. */
  basePath,
};

/** Whether a value of the settings is a sample, given or not: a page says so beside it. */
export const isSample = (value: string) => Object.values(samples).includes(value);
