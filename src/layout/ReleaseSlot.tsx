import { useLazyPart } from '../kit/useLazyPart';
import { useAppSelector } from '../state/hooks';
import type { RootState } from '../state/types';
import { selectRelease } from '../state/uiSlice';
import styles from './Frame.module.css';

type ReleaseSlotProps = {
  /** True while a reload would lose text of the visitor; the notice is then not shown. */
  selectHasUnsavedText(state: RootState): boolean;
};

/** In the chunk of what notices a release: by then it is loaded. */
const loadNotice = () => import(/* webpackChunkName: "offline" */ './release/ReleaseNotice');

/**
 * The place of the notice of a new release. The live region has the role `log`, as `status` is the role
 * of the games' own messages.
 */
export function ReleaseSlot({ selectHasUnsavedText }: ReleaseSlotProps) {
  const release = useAppSelector(selectRelease);
  const hasUnsavedText = useAppSelector(selectHasUnsavedText);
  const { Part: Notice } = useLazyPart(loadNotice, release !== null);
  return (
    <div className={styles.notices} role="log">
      {Notice && release && !hasUnsavedText && <Notice release={release} />}
    </div>
  );
}
