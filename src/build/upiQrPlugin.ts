import path from 'node:path';
import type { Compiler } from 'webpack';
import { QR_CODE_FILE } from '../pages/contribute/upi';
import { settings } from '../settings';
import { upiQrCode } from './upiQrCode';

/** Webpack plugin: emits the UPI QR code of the settings as a PNG. */
export class UpiQrPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    const name = 'UpiQrPlugin';
    const fontFolder = path.resolve(
      'node_modules/.cache/upi-fonts',
      path.basename(compiler.outputPath),
    );
    /** Cached: hot reload compiles again, but settings do not change. */
    let cached: Promise<Buffer> | undefined;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        cached ??= upiQrCode(settings.upi, fontFolder);
        compilation.emitAsset(QR_CODE_FILE, new sources.RawSource(await cached));
      });
    });
  }
}
