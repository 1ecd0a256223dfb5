import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../src/build/bundle';

/** Bundles `devToolsExtension.ts` as an init script. */
export async function devToolsBundle(): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), 'extension-'));
  await bundle({
    mode: 'production',
    entry: './test/browser/devToolsExtension.ts',
    module: { rules: [{ test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true } }] },
    output: { path, filename: 'extension.js' },
    performance: false,
  });
  const extension = readFileSync(join(path, 'extension.js'), 'utf8');
  rmSync(path, { recursive: true });
  return extension;
}
