import type { settingNames } from '../../src/settings';

/** The settings of a release that has configured everything. */
export const everySetting: Record<(typeof settingNames)[number], string> = {
  TOOLS_URL: 'https://tools.example.net/',
  FEEDBACK_ENDPOINT: 'https://forms.example.net/submit',
  FEEDBACK_ACCESS_KEY: 'a-key',
  UPI_ID: 'lastbench@bank',
  UPI_NAME: 'Last Bench',
  INSTAGRAM_URL: 'https://photos.example.net/us',
  WHATSAPP_URL: 'https://chat.example.net/us',
  YOUTUBE_URL: 'https://videos.example.net/us',
  CONTACT_EMAIL: 'us@example.net',
  SITE_URL: 'https://school.example.net/',
};
