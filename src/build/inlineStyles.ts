import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cspHash } from './hashes';

/** Returns a stylesheet without its source map comment. The comment has a relative URL, which is wrong in a page. */
const readCss = (file: string) =>
  readFileSync(file, 'utf8').replace(/\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '');

/**
 * Matches the `@font-face` rules of web fonts. A rule with only `local()` does not match, because such a rule causes no
 * request.
 */
const WEB_FONT_FACES = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** Returns a regular expression for the `@media` blocks of a query. Its first group is the content of a block. */
const mediaBlocks = (query: string) =>
  new RegExp(
    `@media ${query}\\s*\\{((?:[^{}]*\\{(?:[^{}]*\\{[^{}]*\\})*[^{}]*\\})*[^{}]*)\\}`,
    'g',
  );

const PRINT = mediaBlocks('print');
const NO_SCRIPT = mediaBlocks('\\(scripting: ?none\\)');

/** The parts of a stylesheet. `fonts` and `rest` are inlined into the page. */
type StyleParts = {
  /** The `@font-face` rules of web fonts. The script `bootstrap.js` decides when the fonts are loaded. */
  fonts: string;
  /** The rules for print, which are not inlined, because the first paint does not need them. */
  print: string;
  /**
   * The rules for visitors without scripts. The media query `(scripting: none)` around the rules is removed, because
   * old browsers do not know this query. The `@font-face` rules are included, because no script loads the fonts then.
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

/** The parts that all pages share. Each of these parts is one file. */
const shared = ['print', 'noScript'] as const;
export type SharedStyle = (typeof shared)[number];

const isNamed = (file: string, name: string) => path.basename(file).startsWith(`${name}.`);

/** Whether a script loads the stylesheet: see `deferred` and `later` in webpack.config.js. */
export const isLoadedByScript = (file: string) =>
  isNamed(file, 'deferred') || isNamed(file, 'later');

/** Whether a stylesheet is inlined into documents. Shared parts, and styles that scripts load, are not inlined. */
export const isInlined = (file: string) =>
  !isLoadedByScript(file) && !shared.some((name) => isNamed(file, name));

/** Returns the inlined stylesheets of a built site, each split into its parts. */
function inlinedStyles(dist: string): StyleParts[] {
  const folder = path.join(dist, 'assets');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.css') && isInlined(file));
  return files.sort().map((file) => splitStyle(path.join(folder, file)));
}

/** Returns the hashes of all inlined styles of a built site, for the Content-Security-Policy. */
export function styleHashes(dist: string): string[] {
  const parts = inlinedStyles(dist).flatMap(({ fonts, rest }) => [fonts, rest]);
  return parts.filter(Boolean).map(cspHash);
}

/** Returns a shared part: the rules of this part from all inlined stylesheets of a built site. */
export const sharedStyle = (dist: string, part: SharedStyle): string =>
  inlinedStyles(dist)
    .map((parts) => parts[part])
    .join('');
