import { transfer } from './content';
import { MakeCode } from './MakeCode';
import { StorageNote } from './StorageNote';
import { TakeCode } from './TakeCode';
import styles from './Transfer.later.module.css';

/**
 * Moves the scores to another phone by a transfer code. The visitor makes the code on the old phone, and enters the
 * code on the new phone. No server receives the scores.
 */
export default function Transfer() {
  return (
    <div className={styles.transfer}>
      <MakeCode />
      <TakeCode />
      <p className={styles.note}>{transfer.notMoved}</p>
      <StorageNote />
    </div>
  );
}
