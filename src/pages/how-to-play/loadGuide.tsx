import type { ComponentType } from 'react';
import type { GuideSlug } from '../../paths';
import type { GuideContent } from './guides/content';

/** The words and the picture of each guide are a chunk of their own. */
const guideWords: Record<GuideSlug, () => Promise<{ guide: GuideContent }>> = {
  'chidiya-udd': () => import(/* webpackChunkName: "chidiya-udd" */ './guides/chidiya-udd'),
  'nani-ka-ghar': () => import(/* webpackChunkName: "nani-ka-ghar" */ './guides/nani-ka-ghar'),
  'akkad-bakkad': () => import(/* webpackChunkName: "akkad-bakkad" */ './guides/akkad-bakkad'),
  pacheta: () => import(/* webpackChunkName: "pacheta" */ './guides/pacheta'),
  'aao-milo-shilo-shaalo': () =>
    import(/* webpackChunkName: "aao-milo-shilo-shaalo" */ './guides/aao-milo-shilo-shaalo'),
  'posham-pa': () => import(/* webpackChunkName: "posham-pa" */ './guides/posham-pa'),
  'january-february': () =>
    import(/* webpackChunkName: "january-february" */ './guides/january-february'),
};

/** Loads the view of all guides, and the words of one. */
export async function loadGuide(slug: GuideSlug): Promise<{ default: ComponentType }> {
  const [{ Guide }, { guide }] = await Promise.all([
    import(/* webpackChunkName: "guide" */ './Guide'),
    guideWords[slug](),
  ]);
  return { default: () => <Guide guide={guide} /> };
}
