import styles from './Stamp.deferred.module.css';

/** A drawn rubber stamp: a figure, and below the figure a word that is hidden from screen readers. */
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
