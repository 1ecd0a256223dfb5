import type { ReactNode } from 'react';
import ruled from '../kit/ruled.module.css';
import styles from './Page.module.css';

type SectionProps = {
  id: string;
  heading: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A section of a page. Its heading can be the target of a link with a `#hash`. */
export function Section({ id, heading, className = '', children }: SectionProps) {
  return (
    <section className={`${ruled.ruled} ${styles.section} ${className}`} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
