import { toBuffer, toString as toSvg } from 'qrcode';
import { payment } from '../pages/contribute/content';
import { upiLink } from '../pages/contribute/upi';
import type { settings } from '../settings';
import { isSample } from '../settings';
import { makeDrawer } from './png';

// `--ink` of the day, on white by night too: not every app reads a light code on a dark ground.
const color = { dark: '#1b2a72', light: '#ffffff' };
/** `--pyar` of the day: the red pen. */
const RED = '#b3261e';

/** Twelve points a module: sharp on the page, and large enough to be read from a saved picture. */
const LOOK = { errorCorrectionLevel: 'M', margin: 4, scale: 12, color } as const;

/** Of the sample, in modules of its code: the code with its margin, and below it a line of words. */
const [CODE, SHEET] = [53, 59];

/**
 * The payment code as a PNG. Where nobody has set who is paid, it says so itself, as a picture that
 * was saved is shown around without its page.
 */
export async function upiQrCode(upi: typeof settings.upi, fontFolder: string): Promise<Buffer> {
  const link = upiLink(upi);
  if (!isSample(upi.id)) return toBuffer(link, LOOK);
  // Of such a code a third may be covered, and it can still be read.
  const code = await toSvg(link, { ...LOOK, errorCorrectionLevel: 'H', type: 'svg' });
  const drawer = await makeDrawer(fontFolder);
  return drawer.png(stamped(code), SHEET * 8);
}

const { stamp, nobody } = payment.sample;

const stamped = (
  code: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET} ${SHEET}">
<path fill="${color.light}" d="M0 0h${SHEET}v${SHEET}H0z"/>
${code.replace('<svg ', `<svg x="${(SHEET - CODE) / 2}" width="${CODE}" height="${CODE}" `)}
<g fill="${RED}" font-family="Kalam" font-weight="700" text-anchor="middle">
<text x="${SHEET / 2}" y="55.5" font-size="3.6">${nobody}</text>
<g transform="translate(${SHEET / 2} ${CODE / 2}) rotate(-12)">
<rect x="-15" y="-5" width="30" height="10" rx="1.6" fill="${color.light}" stroke="${RED}" stroke-width=".6"/>
<rect x="-14.1" y="-4.1" width="28.2" height="8.2" rx="1" fill="none" stroke="${RED}" stroke-width=".4"/>
<text y="2.6" font-size="8.4">${stamp}</text>
</g>
</g>
</svg>`;
