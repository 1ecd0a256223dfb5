import type { InputHTMLAttributes } from 'react';
import { useEffect, useRef } from 'react';
import { field } from './content';
import styles from './Field.module.css';
import { swallow } from './swallowPress';
import { useShownValue } from './useShownValue';
import { isBlank, SOME_VISIBLE } from './visibleText';

/** The attributes that a field passes on to its `input` or `textarea`. */
type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'enterKeyHint'
  | 'name'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'type'
>;

type FieldProps = Attributes & {
  id: string;
  label: string;
  value: string;
  onType(value: string): void;
  /** The number of rows of a `textarea`. Without `rows` the field is an `input`. */
  rows?: number;
  /** Whether every character has the same width, and letters and digits look different, as a code needs it. */
  monospaced?: boolean;
  /** The message that the browser shows for a text without any visible character. */
  blankMessage?: string;
  /** The maximum length. A longer text is kept, but a note asks for a shorter text, and the form is not submitted. */
  limit?: number;
};

/** A labelled text field. The default attributes are for names in any writing system. */
export function Field({
  id,
  label,
  value,
  onType,
  rows,
  monospaced,
  blankMessage = '',
  limit = 500,
  ...rest
}: FieldProps) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const noteId = `${id}-note`;
  const isTooLong = value.length > limit;
  const note = isTooLong ? `${field.tooLong(limit, value.length)} ${field.kept}` : '';
  const isOnlyBlank = value !== '' && isBlank(value);

  useShownValue((event) => {
    const shown = control.current?.value ?? '';
    if (shown !== value) onType(shown);
    const isSubmitted = event?.type === 'submit' && event.target === control.current?.form;
    if (!isSubmitted || event.defaultPrevented || shown.length <= limit) return;
    swallow(event);
    control.current?.focus();
  });

  useEffect(() => {
    control.current?.setCustomValidity(note || (isOnlyBlank ? blankMessage : ''));
  }, [note, isOnlyBlank, blankMessage]);

  const Control = rows ? 'textarea' : 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Control
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        {...rest}
        ref={control}
        id={id}
        className={monospaced ? styles.monospaced : undefined}
        rows={rows}
        // A `textarea` has no attribute `pattern`.
        pattern={blankMessage && !rows ? SOME_VISIBLE : undefined}
        value={value}
        aria-invalid={isTooLong || undefined}
        aria-describedby={isTooLong ? noteId : undefined}
        onChange={(event: { target: { value: string } }) => onType(event.target.value)}
      />
      {isTooLong && (
        <p id={noteId} role="alert" className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Moves the focus to the submit button, to hide the keyboard of a phone. The keyboard would cover the result. */
export function dismissKeyboard(form: HTMLFormElement) {
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}
