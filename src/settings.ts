/**
 * The environment variables that are the settings of the build. A setting that is unset or blank has its default. The
 * section "Settings" of the main README explains each setting.
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

// Each variable is written in full below, such as `process.env.SITE_URL`, because webpack replaces exactly this
// expression by the value.
const orDefault = (value: string | undefined, fallback: string) => value?.trim() || fallback;

/** The defaults of settings that are addresses. Each default is a placeholder that belongs to nobody. */
export const samples = {
  siteUrl: 'http://localhost:4173/',
  toolsUrl: 'https://example.com/pdf-tools',
  upiId: 'backbenchers@example',
  instagram: 'https://example.com/instagram',
  whatsapp: 'https://example.com/whatsapp',
  youtube: 'https://example.com/youtube',
  email: 'lastbench@example.com',
};

/** The default of `UPI_NAME`, the name of the payee in payment apps. */
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

/** The form service that runs in the development and preview servers. */
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
  /** The path of `siteUrl`, with a trailing slash. Examples: `/`; `/memories/` if the site shares its host. */
  basePath,
};

/** Whether a value is one of the placeholders in `samples`. Pages say so of the tools link and of the payment code. */
export const isSample = (value: string) => Object.values(samples).includes(value);
