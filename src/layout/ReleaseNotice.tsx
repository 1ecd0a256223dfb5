import { Icon } from '../kit/Icon';
import { close } from '../kit/icons/close';
import { useAppDispatch, useAppSelector, useEnv } from '../state/hooks';
import type { RootState } from '../state/types';
import { releaseNotice } from './content';
import { MAIN_ID } from './ids';
import styles from './ReleaseNotice.module.css';
import { releasePutOff, selectRelease } from './uiSlice';

type ReleaseNoticeProps = {
  /** True while a reload would lose text of the visitor; the notice is then not shown. */
  selectHasUnsavedText(state: RootState): boolean;
};

/**
 * Offers to reload into a new release. The live region has the role `log`, as `status` is the role
 * of the games' own messages.
 */
export function ReleaseNotice({ selectHasUnsavedText }: ReleaseNoticeProps) {
  const dispatch = useAppDispatch();
  const env = useEnv();
  const release = useAppSelector(selectRelease);
  const hasUnsavedText = useAppSelector(selectHasUnsavedText);
  const notice = release !== null && !hasUnsavedText ? releaseNotice[release] : null;
  return (
    <div className={styles.place} role="log">
      {notice && (
        <div className={styles.notice}>
          <p className={styles.text}>{notice.text}</p>
          <button className={styles.open} type="button" onClick={() => env.takeRelease()}>
            {notice.button}
          </button>
          <button
            className={styles.close}
            type="button"
            aria-label={releaseNotice.close}
            onClick={() => {
              // Otherwise the focus is lost with the removed button.
              document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
              dispatch(releasePutOff());
            }}
          >
            <Icon shape={close} />
          </button>
        </div>
      )}
    </div>
  );
}
