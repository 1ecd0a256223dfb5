import type { ComponentType } from 'react';
import styles from '../../../kit/slot.module.css';
import { useLazyPart } from '../../../kit/useLazyPart';
import { partNotLoaded } from '../content';

/**
 * The place of a part of a game whose code is loaded when it is first shown, such as `Share` with the
 * first result. Its height is reserved, so that nothing moves.
 */
export function LazySlot({ load }: { load(): Promise<{ default: ComponentType }> }) {
  const { Part, hasFailed } = useLazyPart(load);
  return (
    <div className={styles.slot}>
      {Part && <Part />}
      {hasFailed && <p>{partNotLoaded}</p>}
    </div>
  );
}
