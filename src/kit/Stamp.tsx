import styles from './Stamp.module.css';

/** A rubber stamp: the figure, and a word below it that is decoration. */
export function Stamp({ figure, word }: { figure: string; word: string }) {
  return (
    <div className={styles.stamp}>
      <strong className={styles.figure} data-long={figure.length > 3 || undefined}>
        {figure}
      </strong>
      <span className={styles.word} aria-hidden="true">
        {word}
      </span>
    </div>
  );
}
