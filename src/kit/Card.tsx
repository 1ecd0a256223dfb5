import type { ReactNode } from 'react';
import styles from './Card.module.css';
import tape from './tape.module.css';

type CardProps = {
  heading?: string;
  /** The id of the heading. With an id, a script can focus the heading. */
  headingId?: string | undefined;
  /** The accessible name of the card, for example if the card has no heading. */
  label?: string;
  taped?: boolean;
  children: ReactNode;
};

/** An index card, optionally fixed with a strip of tape. */
export function Card({ heading, headingId, label, taped = false, children }: CardProps) {
  return (
    <section className={taped ? `${styles.card} ${tape.taped}` : styles.card} aria-label={label}>
      {heading && (
        <h2 className={styles.heading} id={headingId} tabIndex={headingId ? -1 : undefined}>
          {heading}
        </h2>
      )}
      {children}
    </section>
  );
}
