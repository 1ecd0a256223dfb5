import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';
import { Icon } from './Icon';
import { chevron } from './icons/header';

type DisclosureProps = {
  summary: string;
  /** The id of the heading of the hidden content, for a page on which several disclosures have the same summary. */
  describedBy?: string;
  children: ReactNode;
};

/**
 * The rest of a long section, hidden until the visitor opens it. Search engines read it as part of the page. Newer
 * browsers also open it for a search within the page, and show it where scripts are off.
 */
export function Disclosure({ summary, describedBy, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary} aria-describedby={describedBy}>
        {/* The span is the flex container: Safari 14 does not lay out a summary itself as a flex container. */}
        <span className={styles.label}>
          {summary}
          <Icon shape={chevron} />
        </span>
      </summary>
      {children}
    </details>
  );
}
