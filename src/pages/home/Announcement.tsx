import { focusAfter } from '../../kit/focusAfter';
import { Icon } from '../../kit/Icon';
import { close } from '../../kit/icons/controls';
import { SampleMark } from '../../layout/SampleMark';
import { settings } from '../../settings';
import { useAppDispatch, useAppSelector, useEnv } from '../../state/hooks';
import { announcementDismissed, selectAnnouncementDismissed } from '../../state/uiSlice';
import styles from './Announcement.module.css';
import { announcement } from './content';

/**
 * The announcement of the PDF tools, which is shown until the visitor closes the announcement. In later page loads of
 * the same session, `bootstrap.js` hides a closed announcement before the first paint.
 */
export function Announcement({ nextFocus }: { nextFocus: string }) {
  const dispatch = useAppDispatch();
  const env = useEnv();
  const isDismissed = useAppSelector(selectAnnouncementDismissed);
  if (isDismissed) return null;
  const onClose = () => focusAfter(() => dispatch(announcementDismissed()), nextFocus);
  return (
    <section className={styles.announcement} aria-label={announcement.label} data-announcement="">
      <h2 className={styles.title}>{announcement.title}</h2>
      <p className={styles.text}>{announcement.text}</p>
      <div className={styles.offer}>
        <button
          className={styles.try}
          type="button"
          data-needs-script=""
          onClick={() => env.redirect(settings.toolsUrl)}
        >
          {announcement.button}
        </button>
        <noscript>
          <a className={styles.try} href={settings.toolsUrl}>
            {announcement.button}
          </a>
        </noscript>
        <SampleMark of={settings.toolsUrl} className={styles.sample} />
      </div>
      <button
        className={styles.close}
        type="button"
        aria-label={announcement.close}
        data-needs-script=""
        onClick={onClose}
      >
        <Icon shape={close} />
      </button>
    </section>
  );
}
