import { Icon } from '../../kit/Icon';
import { close } from '../../kit/icons/controls';
import { useAppDispatch, useEnv } from '../../state/hooks';
import type { UiState } from '../../state/uiSlice';
import { releasePutOff } from '../../state/uiSlice';
import { releaseNotice } from '../content';
import { MAIN_ID } from '../ids';
import styles from './ReleaseNotice.later.module.css';

type ReleaseNoticeProps = { release: NonNullable<UiState['release']> };

/** Tells that a new release has arrived or that its download has failed, and offers a reload. */
export default function ReleaseNotice({ release }: ReleaseNoticeProps) {
  const dispatch = useAppDispatch();
  const env = useEnv();
  const { text, button } = releaseNotice[release];
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      <button className={styles.open} type="button" onClick={() => env.takeRelease()}>
        {button}
      </button>
      <button
        className={styles.close}
        type="button"
        aria-label={releaseNotice.close}
        onClick={() => {
          // The focus moves to `main`, because the close button, which has the focus, is about to be removed.
          document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
          dispatch(releasePutOff());
        }}
      >
        <Icon shape={close} />
      </button>
    </div>
  );
}
