import type { RouteObject } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';
import { games } from '../games';
import { loadHub } from '../games/hub/loadHub';
import type { GuideContent } from '../pages/how-to-play/guides/content';
import type { GuideSlug } from '../paths';
import { guidePath, guideSlugs, paths } from '../paths';
import { settings } from '../settings';
import { injectApi } from './injectApi';
import type { LazyPage } from './lazyPage';
import { lazyPage } from './lazyPage';

const Home = lazyPage(['home'], () => import(/* webpackChunkName: "home" */ '../pages/home/Home'));
const Journey = lazyPage(
  ['journey'],
  () => import(/* webpackChunkName: "journey" */ '../pages/journey/Journey'),
);
const Hub = lazyPage(['hub'], loadHub);
const HowToPlay = lazyPage(
  ['how-to-play'],
  () => import(/* webpackChunkName: "how-to-play" */ '../pages/how-to-play/HowToPlay'),
);

/** The words and the picture of each guide are a chunk of their own, beside the one that shows them. */
const guideWords: Record<GuideSlug, () => Promise<{ guide: GuideContent }>> = {
  'chidiya-udd': () =>
    import(/* webpackChunkName: "chidiya-udd" */ '../pages/how-to-play/guides/chidiya-udd'),
  'nani-ka-ghar': () =>
    import(/* webpackChunkName: "nani-ka-ghar" */ '../pages/how-to-play/guides/nani-ka-ghar'),
  'akkad-bakkad': () =>
    import(/* webpackChunkName: "akkad-bakkad" */ '../pages/how-to-play/guides/akkad-bakkad'),
  pacheta: () => import(/* webpackChunkName: "pacheta" */ '../pages/how-to-play/guides/pacheta'),
  'aao-milo-shilo-shaalo': () =>
    import(
      /* webpackChunkName: "aao-milo-shilo-shaalo" */ '../pages/how-to-play/guides/aao-milo-shilo-shaalo'
    ),
  'posham-pa': () =>
    import(/* webpackChunkName: "posham-pa" */ '../pages/how-to-play/guides/posham-pa'),
  'january-february': () =>
    import(
      /* webpackChunkName: "january-february" */ '../pages/how-to-play/guides/january-february'
    ),
};

const guidePage = (slug: GuideSlug) =>
  lazyPage(['guide', slug], async () => {
    const [{ Guide }, { guide }] = await Promise.all([
      import(/* webpackChunkName: "guide" */ '../pages/how-to-play/Guide'),
      guideWords[slug](),
    ]);
    return { default: () => <Guide guide={guide} /> };
  });

const Contribute = lazyPage(
  ['contribute'],
  () => import(/* webpackChunkName: "contribute" */ '../pages/contribute/Contribute'),
);
/** The only page that talks to a server: RTK Query comes with it, and with no other. */
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

export const routes: RouteObject[] = [
  route(paths.home, Home),
  route(paths.journey, Journey),
  {
    element: <Hub />,
    handle: Hub,
    children: games.map(({ path, folder, load }) => route(path, lazyPage([folder], load))),
  },
  route(paths.howToPlay, HowToPlay),
  ...guideSlugs.map((slug) => route(guidePath(slug), guidePage(slug))),
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

/** The path of an address, without the base. Example: below `/memories/` that of `/memories/journey` is `/journey`. */
export const pathOf = ({ pathname }: { pathname: string }): string =>
  pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname;

/** Loads the pages behind a path; resolves to whether all of them came. */
export async function loadPages(path: string): Promise<boolean> {
  const loads = await Promise.allSettled(pagesOf(path).map((page) => page.preload()));
  return loads.every(({ status }) => status === 'fulfilled');
}
