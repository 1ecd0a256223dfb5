import type { InputHTMLAttributes } from 'react';
import { useEffect, useRef } from 'react';
import styles from './Field.module.css';

type FieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'placeholder' | 'enterKeyHint'> & {
  id: string;
  label: string;
  value: string;
  onType(value: string): void;
};

/** A name written on a line. */
export function Field({ id, label, value, onType, ...rest }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const atFirst = useRef({ value, onType });

  // What was typed before the page was awake is in the input, and nowhere else.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== atFirst.current.value) atFirst.current.onType(typed);
  }, []);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        ref={input}
        id={id}
        value={value}
        onChange={(event) => onType(event.target.value)}
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
      />
    </div>
  );
}
