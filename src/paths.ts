/** The one source of the site's URLs, without the base path: the router adds that. */
export const paths = {
  home: '/',
  journey: '/journey',
  games: '/school-games',
  truthOrDare: '/school-games/truth-or-dare',
  rockPaperScissors: '/school-games/rockpaperscissors',
  guessTheTeacher: '/school-games/guess-the-teacher',
  quiz: '/school-games/quizgame',
  howToPlay: '/how-to-play',
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
