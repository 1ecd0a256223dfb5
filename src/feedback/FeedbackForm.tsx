import type { FormEvent } from 'react';
import { Button } from '../kit/Button';
import { dismissKeyboard, Field } from '../kit/Field';
import { ReserveSpace } from '../kit/ReserveSpace';
import space from '../kit/reserveSpace.module.css';
import { withoutMarks } from '../kit/visibleText';
import wordStamp from '../kit/wordStamp.module.css';
import { whatsappLink } from '../layout/links';
import { settings } from '../settings';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { CHAT, form, notices } from './content';
import { sendFeedback } from './effects';
import styles from './FeedbackForm.module.css';
import type { Draft } from './slice';
import { fieldTyped, selectDraft, selectIsSending, selectNotice, selectStatus } from './slice';

const { endpoint, accessKey } = settings.feedback;

const LIMITS = { name: 500, email: 254, message: 10_000 };

const NOTICE_ID = 'feedback-notice';

/** The feedback form. The browser checks the fields. If scripts are off, the browser also sends the form. */
export function FeedbackForm() {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsSending);
  const isSent = useAppSelector(selectStatus) === 'sent';
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dismissKeyboard(event.currentTarget);
    await dispatch(sendFeedback());
    // The notice may be below the visible part of the page on a small screen, so the page is scrolled to the notice.
    document.getElementById(NOTICE_ID)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <form
      className={styles.form}
      action={endpoint}
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
    >
      <DraftField field="name" autoComplete="name" />
      <DraftField field="email" type="email" autoComplete="email" autoCapitalize="none" />
      <div className={styles.letter}>
        {/* The value `on` of `autoComplete` lets the browser restore the message after a reload. */}
        <DraftField field="message" rows={4} autoComplete="on" autoCapitalize="sentences" />
        {isSent && (
          <span className={`${wordStamp.stamp} ${styles.stamp}`} aria-hidden="true">
            {form.stamp}
          </span>
        )}
      </div>
      <input type="hidden" name="access_key" value={accessKey} />
      <div>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? form.sending : form.send}
        </Button>
      </div>
      <Notice />
    </form>
  );
}

type DraftFieldProps = Pick<
  Parameters<typeof Field>[0],
  'autoCapitalize' | 'autoComplete' | 'rows' | 'type'
> & { field: keyof Draft };

/** A field of the draft. The field is read-only during sending. */
function DraftField({ field, ...rest }: DraftFieldProps) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectDraft(state)[field]);
  const isSending = useAppSelector(selectIsSending);
  const isEmail = field === 'email';
  return (
    <Field
      {...rest}
      {...form[field]}
      id={`feedback-${field}`}
      name={field}
      required
      blankMessage={form.blank}
      readOnly={isSending}
      value={text}
      limit={LIMITS[field]}
      // Invisible characters are removed from an email address. Such characters may be pasted together with the
      // address, and the browser would then reject the address.
      onType={(typed) =>
        dispatch(fieldTyped({ field, text: isEmail ? withoutMarks(typed) : typed }))
      }
    />
  );
}

/**
 * The text below the button: the hint, the progress or the outcome. The progress and the outcome are in live regions,
 * so screen readers announce them.
 */
function Notice() {
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
    </div>
  );
}

/**
 * The outcome of sending. The text is marked as English, because the notices of the site and the messages of the form
 * service are in English.
 */
function Outcome({ text }: { text: string | null }) {
  return <strong lang="en-IN">{text === notices.failed ? <ChatFallback /> : text}</strong>;
}

/**
 * The failure notice. Its last word is a link that opens WhatsApp in a new tab, with the message of the visitor filled
 * in.
 */
function ChatFallback() {
  const message = useAppSelector((state) => selectDraft(state).message);
  return (
    <>
      {notices.failed.slice(0, -CHAT.length)}
      <a href={whatsappLink(message)} target="_blank" rel="noopener">
        {CHAT}
      </a>
    </>
  );
}
