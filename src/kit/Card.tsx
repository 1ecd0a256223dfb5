import type { ReactNode } from 'react';
import styles from './Card.module.css';
import tape from './tape.module.css';

type CardProps = {
  heading?: string;
  /** Names the card for those who do not see it, where no heading does. */
  label?: string;
  taped?: boolean;
  children: ReactNode;
};

/** An index card on the page, under a strip of washi tape where it says so. */
export function Card({ heading, label, taped = false, children }: CardProps) {
  return (
    <section className={taped ? `${styles.card} ${tape.taped}` : styles.card} aria-label={label}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </section>
  );
}
