import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import { games } from '../games';
import type { Game, GamePage } from '../games/shared/game';
import { loadGuide } from '../pages/how-to-play/loadGuide';
import type { GuideSlug } from '../paths';
import { guidePath, guideSlugs, paths } from '../paths';
import { settings } from '../settings';
import { injectApi } from './injectApi';
import type { LazyPage } from './lazyPage';
import { lazyPage } from './lazyPage';
import { loadAndStartReportCard } from './loadAndStartReportCard';

const Home = lazyPage(['home'], () => import(/* webpackChunkName: "home" */ '../pages/home/Home'));
const Journey = lazyPage(
  ['journey'],
  () => import(/* webpackChunkName: "journey" */ '../pages/journey/Journey'),
);
const Hub = lazyPage(['hub'], async () => {
  const { loadHub } = await import(/* webpackChunkName: "hub" */ '../games/hub/loadHub');
  return loadHub();
});
/** Texts and effects of a game come with its pages; what takes them, with the hub around them. */
const gamePage = (game: Game, { path, folder, load }: GamePage) =>
  lazyPage([folder.replace(/.*\//, '')], async () => {
    const [page, { takeGamePage }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "hub" */ './takeGamePage'),
    ]);
    takeGamePage(game, path, page);
    return page;
  });
const HowToPlay = lazyPage(
  ['how-to-play'],
  () => import(/* webpackChunkName: "how-to-play" */ '../pages/how-to-play/HowToPlay'),
);

const Contribute = lazyPage(
  ['contribute'],
  () => import(/* webpackChunkName: "contribute" */ '../pages/contribute/Contribute'),
);
/** The only page that talks to a server, so RTK Query is loaded only with it. */
const Feedback = lazyPage(['feedback'], async () => {
  const [page, { feedbackApi }] = await Promise.all([
    import(/* webpackChunkName: "feedback" */ '../feedback/Feedback'),
    import(/* webpackChunkName: "feedback" */ '../feedback/api'),
  ]);
  injectApi(feedbackApi);
  return page;
});
const About = lazyPage(
  ['about'],
  () => import(/* webpackChunkName: "about" */ '../pages/about/About'),
);
const ReportCard = lazyPage(['report-card'], async () => {
  const { loadReportCard } = await import(
    /* webpackChunkName: "report-card" */ '../report-card/loadReportCard'
  );
  return loadReportCard(loadAndStartReportCard);
});
const NotFound = lazyPage(
  ['not-found'],
  () => import(/* webpackChunkName: "not-found" */ '../pages/not-found/NotFound'),
);

/** Case-sensitive, as the files of a static host are: both must agree on what a page is. */
const route = (path: string, Page: LazyPage): RouteObject => ({
  path,
  caseSensitive: true,
  element: <Page />,
  handle: Page,
});

/** The game that can be played at once, if a guide has one. */
const gameOf = (slug: GuideSlug): Game | undefined =>
  games.find(({ guide }: Game) => guide === slug);

const gameRoutes = (game: Game): RouteObject[] =>
  [game, ...(game.pages ?? [])].map((page) => route(page.path, gamePage(game, page)));

export const routes: RouteObject[] = [
  route(paths.home, Home),
  route(paths.journey, Journey),
  {
    element: <Hub />,
    handle: Hub,
    children: games.flatMap(gameRoutes),
  },
  route(paths.howToPlay, HowToPlay),
  ...guideSlugs.map((slug) =>
    route(
      guidePath(slug),
      lazyPage(['guide', `guide-${slug}`], () => loadGuide(slug, gameOf(slug)?.path)),
    ),
  ),
  route(paths.reportCard, ReportCard),
  route(paths.contribute, Contribute),
  route(paths.feedback, Feedback),
  route(paths.about, About),
  route('*', NotFound),
];

/** The prefix of every path of the site: empty, or `/memories` on a shared host. */
export const basePrefix = settings.basePath.replace(/\/$/, '');

/** The lazy pages behind a path without the base: the layout's first, then the page's own. */
export function pagesOf(pathname: string): LazyPage[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.handle ? [route.handle as LazyPage] : []));
}

/**
 * A location's path without the base. Example: with the base `/memories/`, `/memories/journey` gives
 * `/journey`.
 */
export const stripBase = ({ pathname }: { pathname: string }): string =>
  pathname.startsWith(basePrefix) ? pathname.slice(basePrefix.length) || '/' : pathname;

/** Loads the pages behind a path; resolves to whether all of them loaded. */
export async function loadPages(path: string): Promise<boolean> {
  const loads = await Promise.allSettled(pagesOf(path).map((page) => page.preload()));
  return loads.every(({ status }) => status === 'fulfilled');
}
