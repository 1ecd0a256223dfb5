import styles from './reserveSpace.module.css';

/**
 * An invisible placeholder as large as the largest of several alternative texts, so that switching
 * between them shifts no layout, whatever the font. The texts are CSS generated content, so that
 * find-in-page and screen readers do not find them.
 */
export const ReserveSpace = ({ texts }: { texts: readonly string[] }) => (
  <span className={styles.unseen}>
    {longestOf(texts).map((text) => (
      <span key={text} data-reserve={text} />
    ))}
  </span>
);

/** Returns the texts that are at most a tenth shorter than the longest text. Shorter texts hardly need more lines. */
function longestOf(texts: readonly string[]): string[] {
  const longest = Math.max(...texts.map(roughWidth));
  return [...new Set(texts)].filter((text) => roughWidth(text) >= 0.9 * longest);
}

/** The width of a text in characters; narrow characters count as half. Example: `roughWidth('ilm')` is 2. */
const roughWidth = (text: string) =>
  text.length - (text.match(/[fijlrt .,:;!'"]/g) ?? []).length / 2;
