import { paths } from '../paths';
import { settings } from '../settings';

export const SITE_NAME = "Backbencher's Memories";

/**
 * Returns the title of a document. The name of the site is added at the end, except for Home: the title of Home already
 * begins with the name.
 */
export const fullTitle = (title: string) =>
  title.startsWith(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;

/** The year of the build, which webpack sets. In tests, where webpack does not run, the year is the current year. */
export const BUILD_YEAR = Number(process.env.BUILD_YEAR ?? new Date().getFullYear());

type SiteLink = { label: string; to: string };

export const topLinks: readonly SiteLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Journey', to: paths.journey },
];

export const menus: readonly {
  menu: 'schoolGames' | 'more';
  label: string;
  links: readonly SiteLink[];
}[] = [
  {
    menu: 'schoolGames',
    label: 'School Games',
    links: [
      { label: 'Play Now', to: paths.games },
      { label: 'How to Play', to: paths.howToPlay },
      { label: 'Report Card', to: paths.reportCard },
    ],
  },
  {
    menu: 'more',
    label: 'More',
    links: [
      { label: 'Contribute', to: paths.contribute },
      { label: 'Feedback', to: paths.feedback },
      { label: 'About Us', to: paths.about },
    ],
  },
];

export const footerColumns: readonly { heading: string; links: readonly SiteLink[] }[] = [
  {
    heading: 'Navigation',
    links: [
      { label: 'Home', to: paths.home },
      { label: 'Our Journey', to: paths.journey },
      { label: 'School Games', to: paths.games },
      { label: 'Gallery', to: `${paths.home}#gallery` },
    ],
  },
  {
    heading: 'Community',
    links: [
      { label: 'Contribute', to: paths.contribute },
      { label: 'Feedback', to: paths.feedback },
      { label: 'Blog', to: `${paths.home}#blog` },
      { label: 'Events', to: `${paths.home}#events` },
    ],
  },
  {
    heading: 'Support',
    links: [
      { label: 'FAQ', to: `${paths.about}#faq` },
      { label: 'Contact Us', to: paths.feedback },
      { label: 'Privacy Policy', to: `${paths.about}#privacy-policy` },
      { label: 'Terms', to: `${paths.about}#terms` },
    ],
  },
];

export const socialLinks = [
  { label: 'Instagram', href: settings.social.instagram, icon: 'camera' },
  { label: 'WhatsApp', href: settings.social.whatsapp, icon: 'chat' },
  { label: 'YouTube', href: settings.social.youtube, icon: 'video' },
  { label: 'Email', href: `mailto:${settings.social.email}`, icon: 'mail' },
] as const;

/** The note below a control that leads to a sample address. */
export const sampleMark = 'Link sample hai';

export const brokenPage = {
  title: 'Yeh panna khul nahi raha',
  text: 'Shayad network bunk maar gaya, ya site ka naya version aa gaya hai. Ek baar phir se try karo.',
  button: 'Phir se kholo',
};

export const printButton = 'Print';

/** The message after a press of the print button if the browser has no print dialog, or seems to have none. */
export const printImpossible =
  'Print nahi khula? Is browser ke bas ki baat nahi: yahi page Chrome ya Safari mein kholo.';

/** The text in place of a part of a page that could not be loaded. */
export const partNotLoaded =
  'Network late hai, yeh parchi abhi nahi pahunchi. Baaki sab yahin hai.';

export const releaseNotice = {
  arrived: { text: 'Naya version aa gaya. Score safe hai.', button: 'Naya kholo' },
  failed: {
    text: 'Naya version raaste mein atak gaya. Purana chalta rahega, score safe hai.',
    button: 'Phir se kholo',
  },
  close: 'Baad mein',
};
