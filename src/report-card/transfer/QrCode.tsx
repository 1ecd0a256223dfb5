import encodeQR from 'qr';
import { transfer } from './content';
import styles from './Transfer.later.module.css';

export type QrCodeProps = { link: string };

/** The most characters of a link: a square of the code is then still 2.8 CSS pixels wide on a phone. */
const LIMIT = 1000;

/** The white margin around the code, in squares of the code. */
const BORDER = 4;

/** The link as a QR code, dark on white in both schemes, as not every app reads an inverted code. */
export default function QrCode({ link }: QrCodeProps) {
  if (link.length > LIMIT) return <p>{transfer.qrTooLong}</p>;
  const rows = encodeQR(link, 'raw', { ecc: 'low', border: BORDER });
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={transfer.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={rows.map(pathOfRow).join('')} />
    </svg>
  );
}

/** A bar for each run of dark modules. */
function pathOfRow(modules: readonly boolean[], y: number): string {
  const text = modules.map((isDark) => (isDark ? '#' : ' ')).join('');
  return Array.from(
    text.matchAll(/#+/g),
    ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}
