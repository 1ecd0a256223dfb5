import styles from './reserveSpace.module.css';

/**
 * An invisible placeholder with the size of the largest of several texts that replace each other in one place. When
 * the visible text changes, the layout therefore does not move, in any font. The texts are CSS generated content, to
 * hide them from find-in-page and from screen readers.
 */
export const ReserveSpace = ({ texts }: { texts: readonly string[] }) => (
  <span className={styles.unseen}>
    {longestOf(texts).map((text) => (
      <span key={text} data-reserve={text} />
    ))}
  </span>
);

/** Returns the longest text, and all texts up to a tenth shorter. An even shorter text hardly ever needs more lines. */
function longestOf(texts: readonly string[]): string[] {
  const longest = Math.max(...texts.map(roughWidth));
  return [...new Set(texts)].filter((text) => roughWidth(text) >= 0.9 * longest);
}

/**
 * Returns the width of a text in characters, where a narrow character counts as a half. Example: `roughWidth('ilm')`
 * is 2: a half for `i`, a half for `l`, and 1 for `m`.
 */
const roughWidth = (text: string) =>
  text.length - (text.match(/[fijlrt .,:;!'"]/g) ?? []).length / 2;
