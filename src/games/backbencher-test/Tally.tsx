import styles from './Tally.module.css';

const GROUP = 5;
/** Of a group, with the gap behind it. */
const GROUP_WIDTH = 34;

/** Four strokes, and one across them. */
function strokeAt(index: number): string {
  const left = Math.floor(index / GROUP) * GROUP_WIDTH;
  const place = index % GROUP;
  if (place === GROUP - 1) return `M${left + 1} 17.5c9-3.5 17-7 25-11`;
  return `M${left + 5 + place * 6} ${3 + (place % 2)}c.3 6-.2 12-1 18`;
}

/** The path of that many strokes. Example: `strokes(7)` is a group of five, and two of the next. */
const strokes = (count: number) => Array.from({ length: count }, (_, at) => strokeAt(at)).join('');

/** Tally marks in ink, over those still to come in pencil. Decorative: the figure is beside it. */
export function Tally({ count, of }: { count: number; of: number }) {
  return (
    <svg
      className={styles.tally}
      viewBox={`0 0 ${Math.ceil(of / GROUP) * GROUP_WIDTH - 5} 24`}
      aria-hidden="true"
    >
      <path className={styles.rest} d={strokes(of)} />
      <path d={strokes(count)} />
    </svg>
  );
}
