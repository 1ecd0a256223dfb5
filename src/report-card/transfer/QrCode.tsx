import encodeQR from 'qr';
import { transfer } from './content';
import styles from './Transfer.later.module.css';

export type QrCodeProps = { link: string };

/**
 * The maximum number of characters in the link. A longer link needs more squares: on a phone, each square would be less
 * than 2.8 CSS pixels wide.
 */
const LIMIT = 1000;

/** The width of the white margin around the QR code, in squares of the QR code. */
const BORDER = 4;

/**
 * Shows the link as a QR code. The QR code is dark on white in both colour schemes, because some apps cannot read a QR
 * code that is light on dark.
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

/** Returns the SVG path of one row of the QR code. Neighbouring dark squares are drawn as one bar. */
function pathOfRow(modules: readonly boolean[], y: number): string {
  const text = modules.map((isDark) => (isDark ? '#' : ' ')).join('');
  return Array.from(
    text.matchAll(/#+/g),
    ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}
