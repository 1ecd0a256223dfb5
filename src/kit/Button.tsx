import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  quiet?: boolean;
};

/** The primary button; `quiet` is the outlined variant for a secondary choice. */
export function Button({ quiet = false, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={quiet ? styles.quiet : styles.button} />;
}
