import { useAppDispatch, useAppSelector, useFocusAfter } from '../../app/hooks';
import type { AppThunk } from '../../app/types';
import { Icon } from '../../kit/Icon';
import { close } from '../../kit/icons/close';
import tape from '../../kit/tape.module.css';
import { settings } from '../../settings';
import { SampleMark } from '../SampleMark';
import { announcementDismissed, selectAnnouncementDismissed } from '../uiSlice';
import styles from './Announcement.module.css';
import { announcement } from './content';

const goToTools =
  (): AppThunk =>
  (_dispatch, _getState, { redirect }) =>
    redirect(settings.toolsUrl);

/**
 * The news of the season, until the visitor closes it. Whoever closed it on an earlier page of this
 * session does not see it flash: `bootstrap.js` marks the document before the first paint.
 */
export function Announcement({ nextFocus }: { nextFocus: string }) {
  const dispatch = useAppDispatch();
  const focusAfter = useFocusAfter();
  const isDismissed = useAppSelector(selectAnnouncementDismissed);
  if (isDismissed) return null;
  const onClose = () => focusAfter(() => dispatch(announcementDismissed()), nextFocus);
  return (
    <section
      className={`${styles.announcement} ${tape.taped}`}
      aria-label={announcement.label}
      data-announcement=""
    >
      <h2 className={styles.title}>{announcement.title}</h2>
      <p>{announcement.text}</p>
      <button className={styles.try} type="button" onClick={() => dispatch(goToTools())}>
        {announcement.button}
      </button>
      <SampleMark of={['PDF Tools']} className={styles.sample} />
      <button
        className={styles.close}
        type="button"
        aria-label={announcement.close}
        onClick={onClose}
      >
        <Icon shape={close} />
      </button>
    </section>
  );
}
