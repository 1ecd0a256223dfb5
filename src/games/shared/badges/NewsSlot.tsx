import { useAppSelector } from '../../../state/hooks';
import { LazyPart } from '../LazyPart';

const loadNews = () => import(/* webpackChunkName: "badges" */ './BadgeNews');

/** The place in the result of a game where new badges are told. Nothing is loaded before there are any. */
export function NewsSlot() {
  const hasNews = useAppSelector(({ badges }) => Boolean(badges?.news.length));
  return hasNews && <LazyPart load={loadNews} isSilent />;
}
