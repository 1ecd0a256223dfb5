import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cspHash } from './hashes';

/** The text of a stylesheet without its source map comment, whose relative URL is wrong in a page. */
const readCss = (file: string) =>
  readFileSync(file, 'utf8').replace(/\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '');

/** Matches `@font-face` rules of web fonts. Rules with `local()` alone cost no request, and stay in the page. */
const WEB_FONT_FACES = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** The pattern of the `@media` blocks for a query. Its first group is the content of a block. */
const mediaBlocks = (query: string) =>
  new RegExp(
    `@media ${query}\\s*\\{((?:[^{}]*\\{(?:[^{}]*\\{[^{}]*\\})*[^{}]*\\})*[^{}]*)\\}`,
    'g',
  );

const PRINT = mediaBlocks('print');
const NO_SCRIPT = mediaBlocks('\\(scripting: ?none\\)');

/** The parts of a stylesheet. `fonts` and `rest` are inlined into the page. */
type StyleParts = {
  /** The `@font-face` rules of web fonts; `bootstrap.js` decides when they are loaded. */
  fonts: string;
  /** The rules for print, which the first paint does not need. */
  print: string;
  /**
   * The `@font-face` rules, and the rules for visitors without scripts. The rules are taken out of their media query,
   * which old browsers do not know.
   */
  noScript: string;
  rest: string;
};

export function splitStyle(file: string): StyleParts {
  const css = readCss(file);
  const all = (pattern: RegExp) => (css.match(pattern) ?? []).join('');
  const fonts = all(WEB_FONT_FACES);
  const rest = [WEB_FONT_FACES, PRINT, NO_SCRIPT].reduce(
    (inlined, part) => inlined.replaceAll(part, ''),
    css,
  );
  if (/@media[^{]*scripting/.test(rest))
    throw new Error(`${file}: write \`@media (scripting: none)\`, nested at most twice.`);
  return {
    fonts,
    print: all(PRINT),
    noScript: fonts + [...css.matchAll(NO_SCRIPT)].map(([, rules]) => rules).join(''),
    rest,
  };
}

/** The parts that are one file for all pages. */
const shared = ['print', 'noScript'] as const;
export type SharedStyle = (typeof shared)[number];

const isNamed = (file: string, name: string) => path.basename(file).startsWith(`${name}.`);

/** Whether a script loads the stylesheet: see `deferred` and `later` in webpack.config.js. */
export const isLoadedByScript = (file: string) =>
  isNamed(file, 'deferred') || isNamed(file, 'later');

/** Whether a stylesheet is in the documents: it is no shared part, and no script loads it. */
export const isInlined = (file: string) =>
  !isLoadedByScript(file) && !shared.some((name) => isNamed(file, name));

/** The stylesheets of a built site that are in documents. */
function inlinedStyles(dist: string): StyleParts[] {
  const folder = path.join(dist, 'assets');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.css') && isInlined(file));
  return files.sort().map((file) => splitStyle(path.join(folder, file)));
}

/** The hashes of all inlined styles of a built site, for the Content-Security-Policy. */
export function styleHashes(dist: string): string[] {
  const parts = inlinedStyles(dist).flatMap(({ fonts, rest }) => [fonts, rest]);
  return parts.filter(Boolean).map(cspHash);
}

/** A shared part of the stylesheets of all pages. */
export const sharedStyle = (dist: string, part: SharedStyle): string =>
  inlinedStyles(dist)
    .map((parts) => parts[part])
    .join('');
