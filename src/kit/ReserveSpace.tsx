import styles from './reserveSpace.module.css';

/**
 * As large as the largest of the texts that stand in one place in turn, and never seen: nothing below
 * moves when they change, whatever the font. The texts are drawn by the stylesheet, so that nobody
 * finds them in the page.
 */
export const ReserveSpace = ({ texts }: { texts: readonly string[] }) => (
  <span className={styles.unseen}>
    {[...new Set(texts)].map((text) => (
      <span key={text} data-reserve={text} />
    ))}
  </span>
);
