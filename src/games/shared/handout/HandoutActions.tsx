import type { ReactNode } from 'react';
import { PrintButton } from '../../../layout/PrintButton';
import styles from './Handout.deferred.module.css';

/** Below a document: what comes next, and a copy on paper. */
export function HandoutActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      {children}
      <PrintButton />
    </div>
  );
}
