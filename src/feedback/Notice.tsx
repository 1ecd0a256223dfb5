import { ReserveSpace } from '../kit/ReserveSpace';
import space from '../kit/reserveSpace.module.css';
import { whatsappLink } from '../layout/links';
import { SampleMark } from '../layout/SampleMark';
import { useAppSelector } from '../state/hooks';
import { CHAT, form, notices } from './content';
import styles from './Notice.module.css';
import { selectDraft, selectNotice, selectStatus } from './selectors';

export const NOTICE_ID = 'feedback-notice';

/** Hint, progress and outcome below the button. Progress and outcome are live regions. */
export function Notice() {
  const status = useAppSelector(selectStatus);
  const notice = useAppSelector(selectNotice);
  return (
    <div id={NOTICE_ID} className={`${space.space} ${styles.notice}`}>
      <ReserveSpace texts={[notices.delivered, notices.failed]} />
      <p className={styles.hint}>
        <ReserveSpace texts={[form.hint, form.onItsWay]} />
      </p>
      {status === 'idle' && <p className={styles.hint}>{form.hint}</p>}
      <p role="status" className={styles.status}>
        {status === 'sending' && <span>{form.onItsWay}</span>}
        {status === 'sent' && <Outcome text={notice} />}
      </p>
      <p role="alert" className={styles.alert}>
        {status === 'failed' && <Outcome text={notice} />}
      </p>
      {notice === notices.failed && <SampleMark of={['WhatsApp']} className={styles.sample} />}
    </div>
  );
}

/** In English, like the messages of the form service. */
function Outcome({ text }: { text: string | null }) {
  return <strong lang="en-IN">{text === notices.failed ? <ChatFallback /> : text}</strong>;
}

/** Opens WhatsApp in a new tab, with the message filled in. */
function ChatFallback() {
  const { message } = useAppSelector(selectDraft);
  return (
    <>
      {notices.failed.slice(0, -CHAT.length)}
      <a href={whatsappLink(message)} target="_blank" rel="noopener">
        {CHAT}
      </a>
    </>
  );
}
