/**
 * The paths of the pages, without the base path, which the router adds. The path of a game is in the folder of the
 * game.
 */
export const paths = {
  home: '/',
  journey: '/journey',
  games: '/school-games',
  howToPlay: '/how-to-play',
  reportCard: '/report-card',
  contribute: '/contribute',
  feedback: '/feedback',
  about: '/about-us',
} as const;

export const guideSlugs = [
  'chidiya-udd',
  'nani-ka-ghar',
  'akkad-bakkad',
  'pacheta',
  'aao-milo-shilo-shaalo',
  'posham-pa',
  'january-february',
] as const;

export type GuideSlug = (typeof guideSlugs)[number];

export const guidePath = (slug: GuideSlug) => `${paths.howToPlay}/${slug}`;

/** A path that no route knows: rendering it gives the 404 page. */
export const NOT_FOUND_PATH = '/404';
