import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { settings } from '../settings';
import { cspHash } from './hashes';
import { lightColor } from './lightColor';

// npm runs every script in the project's root.
const bootstrapSource = readFileSync('src/bootstrap.js', 'utf8');

/** The one inline script of every page, minified. */
export const bootstrapScript = minifySync(bootstrapSource, { compress: true, mangle: true }).code;

/** The hash of the inline script, for the Content-Security-Policy. */
export const bootstrapHash = cspHash(bootstrapScript);

export type DocumentParts = {
  /** The page's own head tags, as HTML. */
  head: string;
  /** The rendered page, as HTML. */
  body: string;
  /** Attributes of the root element, which `src/index.tsx` reads. */
  rootAttributes: string;
  /** Manifest and touch icon; the bootstrap below defers the manifest until after first paint. */
  install?: string;
  /** Style tags, in loading order. */
  styles: string;
  /** URLs of the stylesheets for print and for no scripts, unless `styles` contains them. */
  print?: string;
  noScript?: string;
  /** URLs of the stylesheets that the page's scripts load: see `deferred` in webpack.config.js. */
  deferred?: string[];
  /** URLs, in loading order. */
  scripts: string[];
  /** `@font-face` rules of web fonts: see `StyleParts`. */
  fonts: string;
};

/** For development. */
export const linkStyleTag = (href: string) => `<link rel="stylesheet" href="${href}">`;

/** Critical CSS. `data-href` tells mini-css-extract-plugin that this stylesheet is loaded already. */
export const inlineStyleTag = (href: string, css: string) =>
  `<style data-href="${href}">${css}</style>`;

/** Loaded by the bootstrap, after first paint. */
const printStyle = (href: string) => `<link rel="stylesheet" media="print" data-late="${href}">`;

const noScriptStyle = (href: string) => `<noscript>${linkStyleTag(href)}</noscript>`;

/**
 * Of what is around the page: the first one that matches counts. Before the bootstrap, which corrects it
 * for a scheme that the visitor chose.
 */
const themeColors = `<meta name="theme-color" content="${lightColor('desk')}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14201c">`;

/**
 * Against links made of scores: Safari takes rows of digits for telephone numbers, Chrome on iOS
 * wraps times, measures and addresses in elements of its own, which React does not expect.
 */
const noDetection = `<meta name="format-detection" content="telephone=no">
<meta name="chrome" content="nointentdetection">`;

/**
 * Blocks rendering until the whole document is parsed: a half-parsed flex row would shift. It costs
 * no time, as the document arrives in one round trip. Other browsers render progressively.
 */
const expectEnd = '<link rel="expect" blocking="render" href="#end">';
/** A separate element after the page: Chromium counts an element as parsed once it is opened. */
const end = '<template id="end"></template>';

/** The HTML document around a rendered page. Nothing is escaped: all parts come from the build. */
export function renderDocument(parts: DocumentParts): string {
  const { head, install = '', body, rootAttributes, styles, deferred = [], scripts, fonts } = parts;
  const print = parts.print ? printStyle(parts.print) : '';
  const noScript = parts.noScript ? noScriptStyle(parts.noScript) : '';
  return `<!doctype html>
<html lang="hi-Latn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${noDetection}
${expectEnd}
<style id="fonts" media="not all">${fonts}</style>
${install}
${themeColors}
<script data-load="${[...scripts, ...deferred].join(' ')}">${bootstrapScript}</script>
${styles}${print}${noScript}
${head}
<link rel="icon" type="image/svg+xml" href="${settings.basePath}favicon.svg">
</head>
<body>
<div id="root" ${rootAttributes}>${body}</div>
${end}
</body>
</html>
`;
}
