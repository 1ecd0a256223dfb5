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
const gamePage = ({ folder, load }: GamePage) =>
  lazyPage<GameModule>([folder.replace(/.*\//, '')], load);
const HowToPlay = lazyPage(
  ['how-to-play'],
  () => import(/* webpackChunkName: "how-to-play" */ '../pages/how-to-play/HowToPlay'),
);

const Contribute = lazyPage(
  ['contribute'],
  () => import(/* webpackChunkName: "contribute" */ '../pages/contribute/Contribute'),
);
/** The page with the feedback form. No other page loads RTK Query, because no other page sends data to a server. */
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
 * Makes a route. Its path is case-sensitive, because the file names of a static host are case-sensitive, too. Otherwise
 * the router would show a page for a path for which the host has no file.
 */
const route = (path: string, element: ReactNode, ...pages: LazyPage[]): RouteObject => ({
  path,
  caseSensitive: true,
  element,
  handle: pages,
});

const pageRoute = (path: string, Page: LazyPage) => route(path, <Page />, Page);

/** Returns the game that a guide explains; undefined for a guide to a game that is not on the site. */
const gameOf = (slug: GuideSlug): Game | undefined =>
  games.find(({ guide }: Game) => guide === slug);

/**
 * Returns the routes of a game. `Hub` is the page around every game. The element of each route is a `Hub`, to let React
 * keep the mounted hub when the visitor goes from one game to another.
 */
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

/** The prefix of every path of the site, without a slash at the end: empty, or `/memories` on a shared host. */
export const basePrefix = settings.basePath.replace(/\/$/, '');

/**
 * Returns the lazy pages that a path needs. For a game: first the hub, which is the page around every game, then the
 * page of the game. For any other path: one page. The path is given without the base path.
 */
export function pagesOf(pathname: string): LazyPage[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => route.handle as LazyPage[]);
}

/**
 * Returns the path of a location without the base path. Example: if the base path is `/memories/`, `/memories/journey`
 * gives `/journey`.
 */
export const stripBase = ({ pathname }: { pathname: string }): string =>
  pathname.startsWith(basePrefix) ? pathname.slice(basePrefix.length) || '/' : pathname;

/**
 * Loads the pages that a path needs, and adds the features of these pages to the store. Resolves to whether all pages
 * were loaded.
 */
export async function loadPages(path: string, store: AppStore): Promise<boolean> {
  const loads = await Promise.allSettled(pagesOf(path).map((page) => page.preload(store)));
  return loads.every(({ status }) => status === 'fulfilled');
}

/** Returns every path that gets an HTML file of its own. Only the build calls this function. */
export const allPaths = (): string[] =>
  routes.flatMap(({ path }) => (path && path !== '*' ? [path] : []));
