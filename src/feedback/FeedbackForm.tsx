import type { FormEvent } from 'react';
import { Button } from '../kit/Button';
import { Field } from '../kit/Field';
import { putKeyboardAway } from '../kit/putKeyboardAway';
import wordStamp from '../kit/wordStamp.module.css';
import { settings } from '../settings';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { form } from './content';
import styles from './FeedbackForm.module.css';
import { NOTICE_ID, Notice } from './Notice';
import type { Draft } from './slice';
import { fieldTyped, selectDraft, selectIsSending, selectStatus } from './slice';
import { sendFeedback } from './thunks';

const { endpoint, accessKey } = settings.feedback;

/** Checked by the browser. Where no scripts run, it is the browser, too, that sends it. */
export function FeedbackForm() {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsSending);
  const isSent = useAppSelector(selectStatus) === 'sent';
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    putKeyboardAway(event.currentTarget);
    await dispatch(sendFeedback());
    // Below the edge of a small screen it would be heard, and not seen.
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
        {/* `on`: the browser may bring a letter back after a reload. */}
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

/** One part of the draft. What is on its way can be read, and no longer changed. */
function DraftField({ field, ...rest }: DraftFieldProps) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => selectDraft(state)[field]);
  const isSending = useAppSelector(selectIsSending);
  return (
    <Field
      {...rest}
      {...form[field]}
      id={`feedback-${field}`}
      name={field}
      required
      readOnly={isSending}
      value={text}
      onType={(typed) => dispatch(fieldTyped({ field, text: typed }))}
    />
  );
}
