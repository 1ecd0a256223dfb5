import type { ReactNode } from 'react';
import styles from './Card.module.css';
import tape from './tape.module.css';

type CardProps = { heading?: string; taped?: boolean; children: ReactNode };

/** An index card on the page, under a strip of washi tape where it says so. */
export function Card({ heading, taped = false, children }: CardProps) {
  return (
    <section className={taped ? `${styles.card} ${tape.taped}` : styles.card}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {children}
    </section>
  );
}
