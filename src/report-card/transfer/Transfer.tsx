import { transfer } from './content';
import { MakeCode } from './MakeCode';
import { StorageNote } from './StorageNote';
import { TakeCode } from './TakeCode';
import styles from './Transfer.later.module.css';

/** Takes the scores to the next phone: a code here, pasted there. No server is asked. */
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
