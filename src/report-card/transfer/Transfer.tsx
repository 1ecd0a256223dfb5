import { transfer } from './content';
import { MakeCode } from './MakeCode';
import { StorageNote } from './StorageNote';
import { TakeCode } from './TakeCode';
import styles from './Transfer.later.module.css';

/**
 * Moves the scores to the next phone: this page makes a code on the old phone, and takes it on the new one. The
 * scores go through no server.
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
