/**
 * The paths of the pages. The router puts the base path in front of each path. The path of a game is in the folder of
 * the game, in `game.ts`.
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

/** A path without a route. The build renders this path to get the 404 page. */
export const NOT_FOUND_PATH = '/404';
