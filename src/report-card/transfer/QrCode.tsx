import encodeQR from 'qr';
import { transfer } from './content';
import styles from './Transfer.later.module.css';

export type QrCodeProps = { link: string };

/**
 * The most characters of a link. With more characters, a square of the QR code would be less than 2.8 CSS pixels wide
 * on a phone.
 */
const LIMIT = 1000;

/** The white margin around the code, in squares of the code. */
const BORDER = 4;

/**
 * Shows the link as a QR code. The code is dark on white in both color schemes, because not every app reads an
 * inverted code.
 */
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

/** Returns the path of a row of the QR code: a bar for each run of dark squares. */
function pathOfRow(modules: readonly boolean[], y: number): string {
  const text = modules.map((isDark) => (isDark ? '#' : ' ')).join('');
  return Array.from(
    text.matchAll(/#+/g),
    ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}
