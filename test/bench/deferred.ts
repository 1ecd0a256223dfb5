import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeCompressed } from '../../src/build/compress';

const BOOTSTRAP = /(<script\b[^>]*\bdata-load=")([^"]+)(".*?<\/script>)/s;

/** Replaces loading by the bootstrap with plain `defer` scripts. */
function deferScripts(html: string): string {
  if (!BOOTSTRAP.test(html))
    throw new Error('No script of this document is loaded by the bootstrap.');
  return html.replace(BOOTSTRAP, (_all, before: string, files: string, after: string) => {
    const scripts = files.split(' ').map((src) => `<script defer src="${src}"></script>`);
    return [before, after, ...scripts].join('');
  });
}

/** Copies a build to a temporary folder, with plain `defer` scripts, as a baseline. */
export async function deferredCopy(dist: string): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'deferred-'));
  cpSync(dist, copy, { recursive: true });
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const file = path.join(copy, name);
    writeFileSync(file, deferScripts(readFileSync(file, 'utf8')));
  }
  await writeCompressed(copy);
  return copy;
}
