import { useLazyPart } from '../kit/useLazyPart';
import { useAppSelector } from '../state/hooks';

const loadNews = () => import(/* webpackChunkName: "badges" */ './badges/BadgeNews');

/** The place of the news, at the end of the page: below a game, never over it. */
export function NewsSlot() {
  // In every page: the selectors are loaded with what fills it.
  const hasNews = useAppSelector(({ badges }) => Boolean(badges?.news.length));
  const { Part: News } = useLazyPart(loadNews, hasNews);
  return hasNews && News && <News />;
}
