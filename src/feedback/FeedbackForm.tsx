import type { FormEvent } from 'react';
import { Button } from '../kit/Button';
import { dismissKeyboard, Field } from '../kit/Field';
import { withoutMarks } from '../kit/visibleText';
import wordStamp from '../kit/wordStamp.module.css';
import { settings } from '../settings';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { form } from './content';
import styles from './FeedbackForm.module.css';
import { NOTICE_ID, Notice } from './Notice';
import { selectDraft, selectIsSending, selectStatus } from './selectors';
import type { Draft } from './slice';
import { fieldTyped } from './slice';
import { sendFeedback } from './thunks';

const { endpoint, accessKey } = settings.feedback;

const LIMITS = { name: 500, email: 254, message: 10_000 };

/** Validated by the browser. Without scripts, the browser submits it as well. */
export function FeedbackForm() {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsSending);
  const isSent = useAppSelector(selectStatus) === 'sent';
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dismissKeyboard(event.currentTarget);
    await dispatch(sendFeedback());
    // On a small screen the notice may be below the fold.
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
        {/* `on` lets the browser restore the message after a reload. */}
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

/** One field of the draft, read-only while it is being sent. */
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
      // An address that was copied along with marks would be refused for what nobody sees.
      onType={(typed) =>
        dispatch(fieldTyped({ field, text: isEmail ? withoutMarks(typed) : typed }))
      }
    />
  );
}
