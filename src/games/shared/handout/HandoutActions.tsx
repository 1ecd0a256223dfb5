import type { ReactNode } from 'react';
import { PrintButton } from '../../../layout/PrintButton';
import styles from './Handout.deferred.module.css';

/** The row of buttons below a handout: the given ones, then Print. */
export function HandoutActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions}>
      {children}
      <PrintButton />
    </div>
  );
}
