import { keysText } from './content';
import styles from './KeyHint.module.css';

type KeyHintProps = {
  /** The keys, as they are on a keyboard. Example: `1–6`. */
  keys: string;
};

/** Says which keys press the controls above. It is hidden where a finger is the pointer, and on low screens. */
export const KeyHint = ({ keys }: KeyHintProps) => <p className={styles.hint}>{keysText(keys)}</p>;
