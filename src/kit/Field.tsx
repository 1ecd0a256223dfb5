import type { InputHTMLAttributes } from 'react';
import { useEffect, useRef } from 'react';
import styles from './Field.module.css';

/** Attributes of both `input` and `textarea`. */
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
  /** Makes it a `textarea` of that many rows. */
  rows?: number;
  /** Makes the browser refuse text that is only white space, with this message. */
  blankMessage?: string;
};

const ONLY_SPACE = /^\s+$/;
/** The same without scripts, as `pattern`: some character is no white space. */
const NOT_ONLY_SPACE = '\\s*\\S[\\s\\S]*';

/** A labelled text field. The defaults suit names, in any script. */
export function Field({ id, label, value, onType, rows, blankMessage = '', ...rest }: FieldProps) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const initial = useRef({ value, onType });

  // Text typed before hydration is only in the DOM.
  useEffect(() => {
    const typed = control.current?.value ?? '';
    if (typed !== initial.current.value) initial.current.onType(typed);
  }, []);

  useEffect(() => {
    control.current?.setCustomValidity(ONLY_SPACE.test(value) ? blankMessage : '');
  }, [value, blankMessage]);

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
        rows={rows}
        // A textarea has no such attribute.
        pattern={blankMessage && !rows ? NOT_ONLY_SPACE : undefined}
        value={value}
        onChange={(event: { target: { value: string } }) => onType(event.target.value)}
      />
    </div>
  );
}
