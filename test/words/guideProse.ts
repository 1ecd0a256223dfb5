import type { GuideContent } from '../../src/pages/how-to-play/guides/content';

/** All texts of a guide except its song and its facts. */
export const proseOf = (guide: GuideContent) => [
  ...[guide.lead, ...guide.introduction, guide.diagram.caption, ...guide.howToPlay],
  ...[guide.variants, guide.safety, guide.conclusion],
];
