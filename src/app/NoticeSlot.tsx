import { useLazyPart } from '../kit/useLazyPart';
import { useAppSelector } from '../state/hooks';

const loadNotices = () => import(/* webpackChunkName: "badges" */ './Notices');

/** The place of the notices, at the end of the page, once their slices are there. */
export function NoticeSlot() {
  // In every page: no selector is, as those are loaded with the slice.
  const isStarted = useAppSelector(({ badges }) => badges !== undefined);
  const { Part: Notices } = useLazyPart(loadNotices, isStarted);
  return Notices && <Notices />;
}
