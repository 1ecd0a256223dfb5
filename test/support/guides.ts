import path from 'node:path';
import type { GuideContent } from '../../src/pages/how-to-play/guides/content';
import { guideSlugs } from '../../src/paths';
import { src } from './texts';

/** The texts of all guides, in the order of their list. */
export const guides = guideSlugs.map((slug): GuideContent => {
  const { guide } = require(path.join(src, 'pages/how-to-play/guides', slug));
  return guide;
});
