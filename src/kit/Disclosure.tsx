import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon';
import { chevron } from './icons/header';

type DisclosureProps = {
  summary: string;
  /** The id of the heading of the hidden content. Needed if several disclosures on a page have the same summary. */
  describedBy?: string;
  children: ReactNode;
};

/**
 * The rest of a long section, hidden until the visitor opens the disclosure. Search engines read the hidden text, too.
 * Newer browsers also open the disclosure if a search within the page finds the hidden text. Without scripts, newer
 * browsers always show the text.
 */
export function Disclosure({ summary, describedBy, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary} aria-describedby={describedBy}>
        {/* The span is the flex container, because Safari 14 cannot lay out a `summary` as a flex container. */}
        <span className={styles.label}>
          {summary}
          <Icon shape={chevron} />
        </span>
      </summary>
      {children}
    </details>
  );
}
