import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import { games } from '../games';
import type { Game, GameModule, GamePage } from '../games/shared/game';
import { loadGuide } from '../pages/how-to-play/loadGuide';
import type { GuideSlug } from '../paths';
import { guidePath, guideSlugs, paths } from '../paths';
import { settings } from '../settings';
import type { AppStore } from '../state/types';
import { loadBadgesAndGames } from './lateFeatures';
import type { LazyPage } from './lazyPage';
import { lazyPage } from './lazyPage';

const Home = lazyPage(['home'], () => import(/* webpackChunkName: "home" */ '../pages/home/Home'));
const Journey = lazyPage(
  ['journey'],
  () => import(/* webpackChunkName: "journey" */ '../pages/journey/Journey'),
);
const Hub = lazyPage(['hub'], () => import(/* webpackChunkName: "hub" */ '../games/hub/Hub'));
const gamePage = ({ folder, load, atOnce }: GamePage) =>
  lazyPage<GameModule>([folder.replace(/.*\//, '')], load, atOnce);
const HowToPlay = lazyPage(
  ['how-to-play'],
  () => import(/* webpackChunkName: "how-to-play" */ '../pages/how-to-play/HowToPlay'),
);

const Contribute = lazyPage(
  ['contribute'],
  () => import(/* webpackChunkName: "contribute" */ '../pages/contribute/Contribute'),
);
/** The page with the feedback form. It is the only page that loads RTK Query, as no other page talks to a server. */
const Feedback = lazyPage(
  ['feedback'],
  () => import(/* webpackChunkName: "feedback" */ '../feedback/Feedback'),
);
const About = lazyPage(
  ['about'],
  () => import(/* webpackChunkName: "about" */ '../pages/about/About'),
);
const ReportCard = lazyPage(
  ['report-card'],
  () => import(/* webpackChunkName: "report-card" */ '../report-card/ReportCard'),
  ['badges', 'transfer'],
);
const NotFound = lazyPage(
  ['not-found'],
  () => import(/* webpackChunkName: "not-found" */ '../pages/not-found/NotFound'),
);

/**
 * A route. Its path is case-sensitive, as the files of a static host are: the router and the host must agree on which
 * paths are pages.
 */
const route = (path: string, element: ReactNode, ...pages: LazyPage[]): RouteObject => ({
  path,
  caseSensitive: true,
  element,
  handle: pages,
});

const pageRoute = (path: string, Page: LazyPage) => route(path, <Page />, Page);

/** The game that a guide explains, if there is one. */
const gameOf = (slug: GuideSlug): Game | undefined =>
  games.find(({ guide }: Game) => guide === slug);

/** The routes of a game. Their elements are of one type, so that React keeps the hub from game to game. */
const gameRoutes = (game: Game): RouteObject[] =>
  [game, ...(game.pages ?? [])].map((open) => {
    const Page = gamePage(open);
    return route(open.path, <Hub game={game} open={open} page={Page} />, Hub, Page);
  });

export const routes: RouteObject[] = [
  pageRoute(paths.home, Home),
  pageRoute(paths.journey, Journey),
  ...games.flatMap(gameRoutes),
  pageRoute(paths.howToPlay, HowToPlay),
  ...guideSlugs.map((slug) =>
    pageRoute(
      guidePath(slug),
      lazyPage(['guide', `guide-${slug}`], () => loadGuide(slug, gameOf(slug)?.path)),
    ),
  ),
  route(paths.reportCard, <ReportCard start={loadBadgesAndGames} />, ReportCard),
  pageRoute(paths.contribute, Contribute),
  pageRoute(paths.feedback, Feedback),
  pageRoute(paths.about, About),
  pageRoute('*', NotFound),
];

/** The prefix of every path of the site: empty, or `/memories` on a shared host. */
export const basePrefix = settings.basePath.replace(/\/$/, '');

/**
 * The lazy pages of a path that is given without the base path: first the hub around a game, then the page itself.
 */
export function pagesOf(pathname: string): LazyPage[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => route.handle as LazyPage[]);
}

/**
 * Returns the path of a location without the base. Example: with the base `/memories/`, `/memories/journey` gives
 * `/journey`.
 */
export const stripBase = ({ pathname }: { pathname: string }): string =>
  pathname.startsWith(basePrefix) ? pathname.slice(basePrefix.length) || '/' : pathname;

/** Loads the pages behind a path, with their features. Resolves to whether all of them were loaded. */
export async function loadPages(path: string, store: AppStore): Promise<boolean> {
  const loads = await Promise.allSettled(pagesOf(path).map((page) => page.preload(store)));
  return loads.every(({ status }) => status === 'fulfilled');
}

/** Returns every path that gets an HTML file of its own. It is a function, as only the build needs the paths. */
export const allPaths = (): string[] =>
  routes.flatMap(({ path }) => (path && path !== '*' ? [path] : []));
