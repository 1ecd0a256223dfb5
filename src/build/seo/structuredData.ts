import { SITE_NAME } from '../../layout/content';
import type { GuideContent } from '../../pages/how-to-play/guides/content';
import { settings } from '../../settings';

/** The URLs of a page and of its picture. */
export type PageUrls = { url: string; image: string };

const CONTEXT = 'https://schema.org';
const LANGUAGE = 'hi-Latn';

const website = { '@type': 'WebSite', name: SITE_NAME, url: settings.siteUrl } as const;

type Described = {
  '@context': typeof CONTEXT;
  inLanguage: typeof LANGUAGE;
  url: string;
};

/** The schema.org data of a page. The data must contain only facts that the page itself shows. */
export type StructuredData =
  | (Described & typeof website & { description: string; image: string })
  | (Described & { '@type': 'FAQPage'; mainEntity: Question[] })
  | (Described & {
      '@type': 'HowTo';
      name: string;
      description: string;
      image: string;
      supply?: { '@type': 'HowToSupply'; name: string };
      step: { '@type': 'HowToStep'; position: number; text: string }[];
      isPartOf: typeof website;
    })
  | (Described & {
      '@type': 'Game';
      name: string;
      description: string;
      image: string;
      isAccessibleForFree: true;
      offers: { '@type': 'Offer'; price: 0; priceCurrency: 'INR' };
      isPartOf: typeof website;
    });

type Question = {
  '@type': 'Question';
  name: string;
  acceptedAnswer: { '@type': 'Answer'; text: string };
};

const at = (url: string): Described => ({ '@context': CONTEXT, inLanguage: LANGUAGE, url });

export const websiteData = (description: string, { url, image }: PageUrls): StructuredData => ({
  ...at(url),
  ...website,
  description,
  image,
});

export const faqData = (
  points: readonly { heading: string; text: string }[],
  { url }: PageUrls,
): StructuredData => ({
  ...at(url),
  '@type': 'FAQPage',
  mainEntity: points.map(({ heading, text }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});

/** Returns the data of a guide. `supply` names the things that players need; undefined if players need nothing. */
export const guideData = (
  { heading, description, howToPlay }: GuideContent,
  supply: string | undefined,
  { url, image }: PageUrls,
): StructuredData => ({
  ...at(url),
  '@type': 'HowTo',
  name: heading,
  description,
  image,
  ...(supply !== undefined && { supply: { '@type': 'HowToSupply', name: supply } }),
  step: howToPlay.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  isPartOf: website,
});

/** Returns the data of a game. The type is `Game`, because the type `VideoGame` would need a platform and a rating. */
export const gameData = (
  { name, description }: { name: string; description: string },
  { url, image }: PageUrls,
): StructuredData => ({
  ...at(url),
  '@type': 'Game',
  name,
  description,
  image,
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
  isPartOf: website,
});

/** Returns the data as a script element. `<` is escaped: otherwise a text with `</script>` would close the element. */
export const dataBlock = (data: StructuredData): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
