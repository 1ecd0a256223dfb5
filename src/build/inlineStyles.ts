import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cspHash } from './hashes';

/** Without the source map comment: its relative URL is wrong inside a page. */
const readCss = (file: string) =>
  readFileSync(file, 'utf8').replace(/\s*\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '');

/** Web fonts only; `local()` fallback faces cost no request. */
const WEB_FONT_FACES = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/** The `@media` blocks for a query; what is in them is their first group. */
const mediaBlocks = (query: string) =>
  new RegExp(
    `@media ${query}\\s*\\{((?:[^{}]*\\{(?:[^{}]*\\{[^{}]*\\})*[^{}]*\\})*[^{}]*)\\}`,
    'g',
  );

const PRINT = mediaBlocks('print');
const NO_SCRIPT = mediaBlocks('\\(scripting: ?none\\)');

/** The parts of a stylesheet. `fonts` and `rest` are inlined into the page. */
type StyleParts = {
  /** `@font-face` rules of web fonts; the bootstrap decides when to load them. */
  fonts: string;
  /** Not needed for the first paint. */
  print: string;
  /** Rules and fonts, without the media query, which older browsers do not know: documents link it in `noscript`. */
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

/** The parts that are a file each, which all pages share. */
const shared = ['print', 'noScript'] as const;
export type SharedStyle = (typeof shared)[number];

const isNamed = (file: string, name: string) => path.basename(file).startsWith(`${name}.`);

/** What a script loads: see `deferred` and `later` in webpack.config.js. */
export const isDeferred = (file: string) => isNamed(file, 'deferred') || isNamed(file, 'later');

/** All but the shared parts and the deferred styles. */
export const isInlined = (file: string) =>
  !isDeferred(file) && !shared.some((name) => isNamed(file, name));

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

/** One part of the stylesheets of all pages. */
export const sharedStyle = (dist: string, part: SharedStyle): string =>
  inlinedStyles(dist)
    .map((parts) => parts[part])
    .join('');
