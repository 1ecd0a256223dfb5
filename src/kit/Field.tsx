import type { InputHTMLAttributes } from 'react';
import { useEffect, useRef } from 'react';
import styles from './Field.module.css';

/** What a line for a name, a line for an address and a box for a letter have in common. */
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
  /** Makes it a box of that many lines. */
  rows?: number;
};

/** Something written by hand: a name on a line, unless the attributes say otherwise. */
export function Field({ id, label, value, onType, rows, ...rest }: FieldProps) {
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const atFirst = useRef({ value, onType });

  // What was typed before the page was awake is in the control, and nowhere else.
  useEffect(() => {
    const typed = control.current?.value ?? '';
    if (typed !== atFirst.current.value) atFirst.current.onType(typed);
  }, []);

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
        value={value}
        onChange={(event: { target: { value: string } }) => onType(event.target.value)}
      />
    </div>
  );
}
