import type { ReactNode } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon';
import { chevron } from './icons/chevron';

type FoldProps = {
  summary: string;
  /** The id of the heading of what is folded, where several folds have the same summary. */
  describedBy?: string;
  children: ReactNode;
};

/**
 * The rest of a long section. The browser opens it on the spot, also for a search within the page; to
 * search engines it is part of the page, and without scripts it is open.
 */
export function Fold({ summary, describedBy, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary} aria-describedby={describedBy}>
        {summary}
        <Icon shape={chevron} />
      </summary>
      {children}
    </details>
  );
}
