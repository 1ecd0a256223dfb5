import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cspHash } from './hashes';

/** Without the source map comment: its relative URL is wrong inside a page. */
const readCss = (file: string) =>
  readFileSync(file, 'utf8').replace(/\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '');

/** Web fonts only; `local()` fallback faces cost no request. */
const WEB_FONT_FACES = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** Print rules; nothing is nested deeper than one level. */
const PRINT = /@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Rules for visitors without scripts, as in `@media (scripting: none) { … }`. */
const NO_SCRIPT =
  /@media \(scripting: ?none\)\s*\{((?:[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})*[^{}]*)\}/g;

/** The parts of a stylesheet. `fonts` and `rest` are inlined into the page. */
type StyleParts = {
  /** `@font-face` rules of web fonts; the bootstrap decides when to load them. */
  fonts: string;
  /** Not needed for the first paint. */
  print: string;
  /** Rules and fonts, without the media query, which few browsers know: documents link it in `noscript`. */
  noScript: string;
  rest: string;
};

export function splitStyle(file: string): StyleParts {
  const css = readCss(file);
  const fonts = (css.match(WEB_FONT_FACES) ?? []).join('');
  return {
    fonts,
    print: (css.match(PRINT) ?? []).join(''),
    noScript: fonts + [...css.matchAll(NO_SCRIPT)].map(([, rules]) => rules).join(''),
    rest: css.replaceAll(WEB_FONT_FACES, '').replaceAll(PRINT, '').replaceAll(NO_SCRIPT, ''),
  };
}

/** All but print styles and those a script loads: see `deferred` in webpack.config.js. */
export const isInlined = (file: string) => !/\b(?:deferred|print|noScript)\.[^/]*$/.test(file);

/** The stylesheets of a built site that some page inlines. */
function inlinedStyles(dist: string): StyleParts[] {
  const folder = path.join(dist, 'assets');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.css') && isInlined(file));
  return files.sort().map((file) => splitStyle(path.join(folder, file)));
}

/** The CSP hashes of all inline styles of a built site. */
export function styleHashes(dist: string): string[] {
  const parts = inlinedStyles(dist).flatMap(({ fonts, rest }) => [fonts, rest]);
  return parts.filter(Boolean).map(cspHash);
}

/** The rules of all pages for print, or for visitors without scripts: for one shared file. */
export const sharedStyle = (dist: string, part: 'print' | 'noScript'): string =>
  inlinedStyles(dist)
    .map((parts) => parts[part])
    .join('');
