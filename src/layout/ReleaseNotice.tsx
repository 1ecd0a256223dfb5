import { Icon } from '../kit/Icon';
import { close } from '../kit/icons/close';
import { useAppDispatch, useAppSelector, useEnv } from '../state/hooks';
import type { RootState } from '../state/types';
import { MAIN_ID, releaseNotice } from './content';
import styles from './ReleaseNotice.module.css';
import { releasePutOff, selectRelease } from './uiSlice';

type ReleaseNoticeProps = {
  /** True where a reload would lose what the visitor is writing: the notice waits. */
  selectHasUnsavedText(state: RootState): boolean;
};

/**
 * Says that a new release is there, and opens it with one tap. It is heard as it comes; `status` is the
 * role of what a game answers.
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
              // The button goes, and must not take the focus of a keyboard with it.
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
