import type { ComponentType } from 'react';
import type { GuideSlug } from '../../paths';
import type { GuideContent } from './guides/content';

/** The content of each guide, a separate chunk with its picture. */
const guideModules: Record<GuideSlug, () => Promise<{ guide: GuideContent }>> = {
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

/** Loads the shared view of the guides, and the content of one. */
export async function loadGuide(slug: GuideSlug): Promise<{ default: ComponentType }> {
  const [{ Guide }, { guide }] = await Promise.all([
    import(/* webpackChunkName: "guide" */ './Guide'),
    guideModules[slug](),
  ]);
  return { default: () => <Guide guide={guide} /> };
}
