import path from 'node:path';
import type { Compiler } from 'webpack';
import { QR_CODE_FILE } from '../pages/contribute/upi';
import { settings } from '../settings';
import { upiQrCode } from './upiQrCode';

/** webpack plugin: draws the payment code from the settings, as a file beside the pages. */
export class UpiQrPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    const name = 'UpiQrPlugin';
    const fontFolder = path.resolve(
      'node_modules/.cache/upi-fonts',
      path.basename(compiler.outputPath),
    );
    /** Drawn once: hot reload compiles again and again, the settings stay. */
    let drawn: Promise<Buffer> | undefined;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        drawn ??= upiQrCode(settings.upi, fontFolder);
        compilation.emitAsset(QR_CODE_FILE, new sources.RawSource(await drawn));
      });
    });
  }
}
