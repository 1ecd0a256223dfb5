import { useLazyPart } from '../kit/useLazyPart';
import { useAppSelector } from '../state/hooks';

const loadNotices = () => import(/* webpackChunkName: "badges" */ './Notices');

/**
 * Shows the notices at the end of the page, once their slices are in the store. The file does not import the routes:
 * a hot reload of a game replaces `App`, and a replaced module cannot import another.
 */
export function NoticeSlot() {
  // The selectors of the slice `badges` are not used: they are loaded together with the slice, when a page is idle.
  const isStarted = useAppSelector(({ badges }) => badges !== undefined);
  const { Part: Notices } = useLazyPart(loadNotices, isStarted);
  return Notices && <Notices />;
}
