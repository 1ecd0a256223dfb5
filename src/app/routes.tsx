import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import { guidePath, guideSlugs, paths } from '../paths';
import { settings } from '../settings';
import type { LazyPage } from './lazyPage';
import { lazyPage } from './lazyPage';

const Home = lazyPage('home', () => import(/* webpackChunkName: "home" */ '../pages/home/Home'));
const Journey = lazyPage(
  'journey',
  () => import(/* webpackChunkName: "journey" */ '../pages/journey/Journey'),
);
const Hub = lazyPage('hub', () => import(/* webpackChunkName: "hub" */ '../games/hub/Hub'));
const LoveCalculator = lazyPage(
  'love',
  () => import(/* webpackChunkName: "love" */ '../games/love-calculator/LoveCalculator'),
);
const TruthOrDare = lazyPage(
  'truth',
  () => import(/* webpackChunkName: "truth" */ '../games/truth-or-dare/TruthOrDare'),
);
const RockPaperScissors = lazyPage(
  'rps',
  () => import(/* webpackChunkName: "rps" */ '../games/rock-paper-scissors/RockPaperScissors'),
);
const GuessTheTeacher = lazyPage(
  'teacher',
  () => import(/* webpackChunkName: "teacher" */ '../games/guess-the-teacher/GuessTheTeacher'),
);
const Quiz = lazyPage('quiz', () => import(/* webpackChunkName: "quiz" */ '../games/quiz/Quiz'));
const HowToPlay = lazyPage(
  'how-to-play',
  () => import(/* webpackChunkName: "how-to-play" */ '../pages/how-to-play/HowToPlay'),
);
const Contribute = lazyPage(
  'contribute',
  () => import(/* webpackChunkName: "contribute" */ '../pages/contribute/Contribute'),
);
const Feedback = lazyPage(
  'feedback',
  () => import(/* webpackChunkName: "feedback" */ '../feedback/Feedback'),
);
const About = lazyPage(
  'about',
  () => import(/* webpackChunkName: "about" */ '../pages/about/About'),
);
const NotFound = lazyPage(
  'not-found',
  () => import(/* webpackChunkName: "not-found" */ '../pages/not-found/NotFound'),
);

/** Case-sensitive, as the files of a static host are: both must agree on what a page is. */
const route = (path: string, Page: LazyPage): RouteObject => ({
  path,
  caseSensitive: true,
  element: <Page />,
  handle: Page,
});

/** A path that no route knows: rendering it gives the 404 page. */
export const NOT_FOUND_PATH = '/404';

export const routes: RouteObject[] = [
  route(paths.home, Home),
  route(paths.journey, Journey),
  {
    element: <Hub />,
    handle: Hub,
    children: [
      route(paths.games, LoveCalculator),
      route(paths.truthOrDare, TruthOrDare),
      route(paths.rockPaperScissors, RockPaperScissors),
      route(paths.guessTheTeacher, GuessTheTeacher),
      route(paths.quiz, Quiz),
    ],
  },
  route(paths.howToPlay, HowToPlay),
  ...guideSlugs.map((slug) => route(guidePath(slug), HowToPlay)),
  route(paths.contribute, Contribute),
  route(paths.feedback, Feedback),
  route(paths.about, About),
  route('*', NotFound),
];

/** What stands before every path of the site: nothing, or `/memories` on a shared host. */
export const base = settings.basePath.replace(/\/$/, '');

/** The lazy pages behind a path without the base: the layout's first, then the page's own. */
export function pagesOf(pathname: string): LazyPage[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.handle ? [route.handle as LazyPage] : []));
}

/** Every path that gets an HTML file of its own. */
export const allPaths: string[] = routes
  .flatMap((route) => route.children ?? [route])
  .flatMap(({ path }) => (path && path !== '*' ? [path] : []));
