import { dataBlock, faqData, guideData } from '../../../src/build/seo/structuredData';
import type { GuideContent } from '../../../src/pages/how-to-play/guides/content';
import { withEnvironment } from '../../support/withEnvironment';

const published = { url: 'https://host/page', image: 'https://host/social/page.png' };
const website = { '@type': 'WebSite', name: "Backbencher's Memories" };
const tile = {
  name: 'Quiz Game',
  title: 'Quiz Game: test',
  path: '/school-games/quizgame',
  tagline: 'Test.',
  description: 'Naam likho.',
  icon: 'paper' as const,
};

test('a guide is a HowTo with its steps in order', () => {
  const guide = { heading: 'Pacheta', description: 'Khel.', howToPlay: ['Bikhrao.', 'Uchhalo.'] };
  expect(guideData(guide as unknown as GuideContent, undefined, published)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    inLanguage: 'hi-Latn',
    name: 'Pacheta',
    description: 'Khel.',
    ...published,
    step: [
      { '@type': 'HowToStep', position: 1, text: 'Bikhrao.' },
      { '@type': 'HowToStep', position: 2, text: 'Uchhalo.' },
    ],
    isPartOf: { ...website, url: 'http://localhost:4173/' },
  });
});

test('a game is free, with no invented data, and part of the site at its base path', async () => {
  const { gameData } = await withEnvironment(
    { SITE_URL: 'https://host.example.net/memories' },
    () => import('../../../src/build/seo/structuredData'),
  );
  expect(gameData(tile, published)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Game',
    inLanguage: 'hi-Latn',
    name: 'Quiz Game',
    description: 'Naam likho.',
    ...published,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
    isPartOf: { ...website, url: 'https://host.example.net/memories/' },
  });
});

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the end of a script in capitals', '</SCRIPT >'],
  ['a comment', '<!-- <script>'],
  ['quotes', `"Haan", bola 'woh' & \\ gaya`],
  ['lines', 'ek\ndo\u2028teen'],
])('a data block is parsed to the original text: %s', (_what, text) => {
  const block = dataBlock(faqData([{ heading: text, text }], published));
  const [, inner = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(block) ?? [];
  const { mainEntity } = JSON.parse(inner);
  expect(mainEntity).toEqual([
    { '@type': 'Question', name: text, acceptedAnswer: { '@type': 'Answer', text } },
  ]);
});
