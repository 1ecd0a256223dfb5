import { toBuffer } from 'qrcode';
import type { Compiler } from 'webpack';
import { QR_CODE_FILE, upiLink } from '../pages/contribute/upi';
import { settings } from '../settings';

/** Twelve points a module: sharp on the page, and large enough to be read from a saved picture. */
const LOOK = {
  errorCorrectionLevel: 'M',
  margin: 4,
  scale: 12,
  // `--ink` of the day, on white by night too: not every app reads a light code on a dark ground.
  color: { dark: '#1b2a72', light: '#ffffff' },
} as const;

/** webpack plugin: draws the payment code from the settings, as a file beside the pages. */
export class UpiQrPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    const name = 'UpiQrPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const png = await toBuffer(upiLink(settings.upi), LOOK);
        compilation.emitAsset(QR_CODE_FILE, new sources.RawSource(png));
      });
    });
  }
}
