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

/** What paper asks for: rules with nothing nested in them. */
const PRINT = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** A stylesheet in its parts, which all but `print` stand in a page. */
export type StyleParts = {
  /** Rules for fonts that are fetched: which of them when, the bootstrap decides. */
  fonts: string;
  /** Rules for paper: no first paint needs them. */
  print: string;
  rest: string;
};

export function splitStyle(file: string): StyleParts {
  const css = inlineStyle(file);
  return {
    fonts: (css.match(FONT_FACES) ?? []).join(''),
    print: (css.match(PRINT) ?? []).join(''),
    rest: css.replaceAll(FONT_FACES, '').replaceAll(PRINT, ''),
  };
}

/** All but what is for paper, and what the scripts ask for: see `deferred` in webpack.config.js. */
export const isInlined = (file: string) => !/\b(?:deferred|print)\.[^/]*$/.test(file);

/** The stylesheets of a built site, each of which some page may have inline. */
function inlinedStyles(dist: string): StyleParts[] {
  const folder = path.join(dist, 'assets');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.css') && isInlined(file));
  return files.sort().map((file) => splitStyle(path.join(folder, file)));
}

/** The hashes of what stands inline in the pages of a built site. */
export function styleHashes(dist: string): string[] {
  const parts = inlinedStyles(dist).flatMap(({ print, ...inline }) => Object.values(inline));
  return parts.filter(Boolean).map(hashOf);
}

/** The rules for paper of all pages, for one file beside them. */
export const printStyle = (dist: string): string =>
  inlinedStyles(dist)
    .map(({ print }) => print)
    .join('');
