import { useAppDispatch, useAppSelector } from '../app/hooks';
import type { AppThunk, RootState } from '../app/types';
import { Icon } from '../kit/Icon';
import { close } from '../kit/icons/close';
import { MAIN_ID, releaseNotice } from './content';
import styles from './ReleaseNotice.module.css';
import { releasePutOff, selectRelease } from './uiSlice';

const takeRelease = (): AppThunk => (_dispatch, _getState, env) => env.takeRelease();

/** Opening the new release loads the page anew: a letter that is being written comes first. */
const selectHasLetter = ({ feedback }: RootState) => Object.values(feedback.draft).some(Boolean);

/**
 * Says that a new release is there, and opens it with one tap. It is heard as it comes; `status` is the
 * role of what a game answers.
 */
export function ReleaseNotice() {
  const dispatch = useAppDispatch();
  const release = useAppSelector(selectRelease);
  const hasLetter = useAppSelector(selectHasLetter);
  const notice = release !== null && !hasLetter ? releaseNotice[release] : null;
  return (
    <div className={styles.place} role="log">
      {notice && (
        <div className={styles.notice}>
          <p className={styles.text}>{notice.text}</p>
          <button className={styles.open} type="button" onClick={() => dispatch(takeRelease())}>
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
