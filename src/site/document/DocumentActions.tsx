import type { ReactNode } from 'react';
import { PrintButton } from '../PrintButton';
import styles from './SchoolDocument.module.css';

/** Below a document: what comes next, and a copy on paper. */
export function DocumentActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      {children}
      <PrintButton />
    </div>
  );
}
