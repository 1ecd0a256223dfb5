import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundle } from '../../src/build/bundle';
import { writeCompressed } from '../../src/build/compress';
import { settings } from '../../src/settings';
import { browserConfig } from '../../webpack.config.js';

/** The script of a document, which loads the files of `data-load`. */
const BOOTSTRAP = /(<script\b[^>]*\bdata-load=")([^"]+)(".*?<\/script>)/s;

/** Copies a build to a temporary folder, and gives each document other files to load. */
async function copyWith(
  dist: string,
  change: (bootstrap: string, files: string[], end: string) => string,
  addFiles?: (folder: string) => Promise<unknown>,
): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'build-'));
  cpSync(dist, copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const file = path.join(copy, name);
    const html = readFileSync(file, 'utf8');
    if (!BOOTSTRAP.test(html)) throw new Error(`No script of ${name} is loaded by the bootstrap.`);
    const changed = html.replace(BOOTSTRAP, (_all, start: string, list: string, end: string) =>
      change(start, list.split(' '), end),
    );
    writeFileSync(file, changed);
  }
  await addFiles?.(copy);
  await writeCompressed(copy);
  return copy;
}

/** A copy with plain `defer` scripts in place of loading by the bootstrap. */
export const deferredCopy = (dist: string) =>
  copyWith(dist, (start, files, end) => {
    const scripts = files.map((src) => `<script defer src="${src}"></script>`);
    return [start, end, ...scripts].join('');
  });

const FLOOR = 'assets/hydrateAlone.js';

/** A copy in which React alone hydrates the markup of each page: the least that a page of React can cost. */
export const floorCopy = (dist: string) =>
  copyWith(
    dist,
    (start, files, end) => {
      const styles = files.filter((file) => file.endsWith('.css'));
      return `${start}${[settings.basePath + FLOOR, ...styles].join(' ')}${end}`;
    },
    (folder) => {
      const config = browserConfig('production');
      return bundle({
        ...config,
        entry: { main: './test/bench/hydrateAlone.ts' },
        output: { ...config.output, path: folder, filename: FLOOR },
        optimization: { ...config.optimization, splitChunks: false },
      });
    },
  );
