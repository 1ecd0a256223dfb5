import type { ReactNode } from 'react';
import { useAppDispatch } from '../../app/hooks';
import type { AppThunk } from '../../app/types';
import { Button } from '../../kit/Button';
import { school } from './content';
import styles from './SchoolDocument.module.css';

const printPage =
  (): AppThunk =>
  (_dispatch, _getState, { print }) =>
    print();

/** Below a document: what comes next, and a copy on paper. */
export function DocumentActions({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.actions}>
      {children}
      <Button quiet onClick={() => dispatch(printPage())}>
        {school.print}
      </Button>
    </div>
  );
}
