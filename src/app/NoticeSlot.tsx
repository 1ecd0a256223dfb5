import { useLazyPart } from '../kit/useLazyPart';
import { useAppSelector } from '../state/hooks';

const loadNotices = () => import(/* webpackChunkName: "badges" */ './Notices');

/**
 * Shows the notices at the end of the page, once the slice `badges` is in the store. The component is not in `App.tsx`,
 * because a hot reload of a game also replaces `App.tsx`. After that, code of the old module could not load `Notices`.
 */
export function NoticeSlot() {
  // The selectors of the slice `badges` are not imported, because the import would load the slice with the page. The
  // slice is loaded later, when the page is idle.
  const isStarted = useAppSelector(({ badges }) => badges !== undefined);
  const { Part: Notices } = useLazyPart(loadNotices, isStarted);
  return Notices && <Notices />;
}
