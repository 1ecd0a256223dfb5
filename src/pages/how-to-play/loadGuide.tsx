import type { ComponentType } from 'react';
import type { GuideSlug } from '../../paths';
import type { GuideContent } from './guides/content';

/** The imports of the guides. Each guide is a chunk of its own. */
const guideModules: Record<GuideSlug, () => Promise<{ guide: GuideContent }>> = {
  'chidiya-udd': () => import(/* webpackChunkName: "guide-chidiya-udd" */ './guides/chidiya-udd'),
  'nani-ka-ghar': () =>
    import(/* webpackChunkName: "guide-nani-ka-ghar" */ './guides/nani-ka-ghar'),
  'akkad-bakkad': () =>
    import(/* webpackChunkName: "guide-akkad-bakkad" */ './guides/akkad-bakkad'),
  pacheta: () => import(/* webpackChunkName: "guide-pacheta" */ './guides/pacheta'),
  'aao-milo-shilo-shaalo': () =>
    import(/* webpackChunkName: "guide-aao-milo-shilo-shaalo" */ './guides/aao-milo-shilo-shaalo'),
  'posham-pa': () => import(/* webpackChunkName: "guide-posham-pa" */ './guides/posham-pa'),
  'january-february': () =>
    import(/* webpackChunkName: "guide-january-february" */ './guides/january-february'),
};

/**
 * Loads the component that shows any guide, and the content of one guide. `gamePath` is the path of the game on the
 * site; undefined if the site does not have the game.
 */
export async function loadGuide(
  slug: GuideSlug,
  gamePath?: string,
): Promise<{ default: ComponentType }> {
  const [{ Guide }, { guide }] = await Promise.all([
    import(/* webpackChunkName: "guide" */ './Guide'),
    guideModules[slug](),
  ]);
  return { default: () => <Guide guide={guide} gamePath={gamePath} /> };
}
