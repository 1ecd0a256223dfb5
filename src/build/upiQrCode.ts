import path from 'node:path';
import { toBuffer, toString as toSvg } from 'qrcode';
import type { Compiler } from 'webpack';
import { payment } from '../pages/contribute/content';
import { QR_CODE_FILE, upiLink } from '../pages/contribute/upi';
import { isSample, settings } from '../settings';
import { lightColor } from './lightColor';
import { createSvgRenderer } from './svgRenderer';

// The background of the QR code is white in the dark scheme, too, because some apps cannot read an inverted code.
const color = { dark: lightColor('ink'), light: '#ffffff' };
const RED = lightColor('red');

/** The options of the QR code. Each square is twelve pixels wide, to make a saved image large enough to scan. */
const QR_OPTIONS = { errorCorrectionLevel: 'M', margin: 4, scale: 12, color } as const;

/** The sample, in squares of the QR code: the width of the code with its margin, and the width of the whole image. */
const [CODE, IMAGE] = [53, 59];

/**
 * Renders the QR code for UPI payments as a PNG. If UPI_ID is not set, the image itself is stamped as a sample,
 * because visitors may share a saved image without the page.
 */
export async function upiQrCode(upi: typeof settings.upi, fontFolder: string): Promise<Buffer> {
  const link = upiLink(upi);
  if (!isSample(upi.id)) return toBuffer(link, QR_OPTIONS);
  // A code with error correction level H can be read if up to 30 % is covered. The stamp covers about 15 %.
  const code = await toSvg(link, { ...QR_OPTIONS, errorCorrectionLevel: 'H', type: 'svg' });
  const renderer = await createSvgRenderer(fontFolder);
  return renderer.png(stamped(code), IMAGE * 8);
}

const { stamp, nobody } = payment.sample;

const stamped = (
  code: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${IMAGE} ${IMAGE}">
<path fill="${color.light}" d="M0 0h${IMAGE}v${IMAGE}H0z"/>
${code.replace('<svg ', `<svg x="${(IMAGE - CODE) / 2}" width="${CODE}" height="${CODE}" `)}
<g fill="${RED}" font-family="Kalam" font-weight="700" text-anchor="middle">
<text x="${IMAGE / 2}" y="55.5" font-size="3.6">${nobody}</text>
<g transform="translate(${IMAGE / 2} ${CODE / 2}) rotate(-12)">
<rect x="-15" y="-5" width="30" height="10" rx="1.6" fill="${color.light}" stroke="${RED}" stroke-width=".6"/>
<rect x="-14.1" y="-4.1" width="28.2" height="8.2" rx="1" fill="none" stroke="${RED}" stroke-width=".4"/>
<text y="2.6" font-size="8.4">${stamp}</text>
</g>
</g>
</svg>`;

/** The webpack plugin that emits the QR code for the payee of the settings. */
export class UpiQrPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    const name = 'UpiQrPlugin';
    const fontFolder = path.resolve(
      'node_modules/.cache/upi-fonts',
      path.basename(compiler.outputPath),
    );
    /** The rendered image. One rendering is enough, because the settings do not change between hot reloads. */
    let cached: Promise<Buffer> | undefined;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        cached ??= upiQrCode(settings.upi, fontFolder);
        compilation.emitAsset(QR_CODE_FILE, new sources.RawSource(await cached));
      });
    });
  }
}
