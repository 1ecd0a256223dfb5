import { ReserveSpace } from '../kit/ReserveSpace';
import space from '../kit/reserveSpace.module.css';
import { SampleMark } from '../layout/SampleMark';
import { whatsappLink } from '../layout/whatsapp';
import { useAppSelector } from '../state/hooks';
import { CHAT, form, notices } from './content';
import styles from './Notice.module.css';
import { selectDraft, selectNotice, selectStatus } from './slice';

export const NOTICE_ID = 'feedback-notice';

/**
 * Below the button: what to do, what is happening, what came of it. The last two are heard as they
 * come.
 */
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
        {status === 'sending' && form.onItsWay}
        {status === 'sent' && <Verdict text={notice} />}
      </p>
      <p role="alert" className={styles.alert}>
        {status === 'failed' && <Verdict text={notice} />}
      </p>
      {notice === notices.failed && <SampleMark of={['WhatsApp']} className={styles.sample} />}
    </div>
  );
}

/** The specification's words are English; so are those of the form service. */
function Verdict({ text }: { text: string | null }) {
  return <strong lang="en-IN">{text === notices.failed ? <WayOut /> : text}</strong>;
}

/** Nothing is lost: the chat opens beside the page, with the message already written in it. */
function WayOut() {
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
