import type { ReactNode } from 'react';
import { Icon } from '../../kit/Icon';
import { close, tick } from '../../kit/icons/controls';
import styles from './Mark.module.css';

/** A green tick or a red cross, followed by a text. */
export function Mark({ isRight, children }: { isRight: boolean; children: ReactNode }) {
  return (
    <span className={styles.mark} data-right={isRight} lang="hi-Latn">
      <Icon shape={isRight ? tick : close} />
      {children}
    </span>
  );
}
