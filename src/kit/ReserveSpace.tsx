import styles from './reserveSpace.module.css';

/**
 * An invisible placeholder as large as the largest of several alternative texts, so that switching
 * between them shifts no layout, whatever the font. The texts are CSS generated content, so that
 * find-in-page and screen readers do not find them.
 */
export const ReserveSpace = ({ texts }: { texts: readonly string[] }) => (
  <span className={styles.unseen}>
    {[...new Set(texts)].map((text) => (
      <span key={text} data-reserve={text} />
    ))}
  </span>
);
