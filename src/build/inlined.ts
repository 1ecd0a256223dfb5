import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands inline in a page, as the Content-Security-Policy names it. */
export const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Where its map lies is true only beside the file. */
const inlineStyle = (file: string) =>
  readFileSync(file, 'utf8').replace(/\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '');

/** Our own fonts; those that stand in for them are the phone's, and cost nothing. */
const FONT_FACES = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** A stylesheet in its parts, as they stand in a page. */
export type StyleParts = {
  /** Fonts that may come after the first paint. */
  late: string;
  /** Fonts that are there for the first paint, or not used. */
  optional: string;
  rest: string;
};

export function splitStyle(file: string): StyleParts {
  const css = inlineStyle(file);
  const faces = css.match(FONT_FACES) ?? [];
  const isOptional = (face: string) => /font-display:\s*optional/.test(face);
  return {
    late: faces.filter((face) => !isOptional(face)).join(''),
    optional: faces.filter(isOptional).join(''),
    rest: css.replaceAll(FONT_FACES, ''),
  };
}

/** All but what the scripts ask for when they are there: see `document` in webpack.config.js. */
export const isInlined = (file: string) => !/\bdocument\.[^/]*$/.test(file);

/** The hashes of all stylesheets of a built site, each of which some page may have inline. */
export function styleHashes(dist: string): string[] {
  const folder = path.join(dist, 'assets');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.css') && isInlined(file));
  const parts = files.sort().map((file) => splitStyle(path.join(folder, file)));
  return parts.flatMap((one) => Object.values(one).filter(Boolean).map(hashOf));
}
