import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands inline in a page, as the Content-Security-Policy names it. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A stylesheet as it stands in a page: where its map lies is true only beside the file. */
export const inlineStyle = (file: string) =>
  readFileSync(file, 'utf8').replace(/\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '');

/** The hashes of all stylesheets of a built site, each of which some page may have inline. */
export function styleHashes(dist: string): string[] {
  const folder = path.join(dist, 'assets');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return files.sort().map((file) => hashOf(inlineStyle(path.join(folder, file))));
}
