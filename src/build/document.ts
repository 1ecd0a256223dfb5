import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { settings } from '../settings';
import { cspHash } from './hashes';
import { lightColor } from './lightColor';

// The path is relative, as npm runs every script in the root of the project.
const bootstrapSource = readFileSync('src/bootstrap.js', 'utf8');

/** The one inline script of every page, minified. */
export const bootstrapScript = minifySync(bootstrapSource, { compress: true, mangle: true }).code;

/** The hash of the inline script, for the Content-Security-Policy. */
export const bootstrapHash = cspHash(bootstrapScript);

export type DocumentParts = {
  /** The head tags of the page, as HTML. */
  head: string;
  /** The rendered page, as HTML. */
  body: string;
  /** The attributes of the root element, which `src/index.tsx` reads. */
  rootAttributes: string;
  /** The tags of manifest and touch icon. The inline script loads the manifest after the first paint. */
  install?: string;
  /** The style tags, in loading order. */
  styles: string;
  /** The URLs of the stylesheets for print and for browsers without scripts. */
  print?: string;
  noScript?: string;
  /** The URLs of the stylesheets that scripts of the page load: see `deferred` in webpack.config.js. */
  deferred?: string[];
  /** The URLs of the scripts, in loading order. */
  scripts: string[];
  /** The `@font-face` rules of web fonts: see `StyleParts` in inlineStyles.ts. */
  fonts: string;
};

/** The tag of a stylesheet that stays a file, for example in development. */
export const linkStyleTag = (href: string) => `<link rel="stylesheet" href="${href}">`;

/** The tag of a stylesheet in the document. `data-href` tells webpack that the file is loaded already. */
export const inlineStyleTag = (href: string, css: string) =>
  `<style data-href="${href}">${css}</style>`;

/** The tag of the print stylesheet, which the inline script loads after the first paint. */
const printStyle = (href: string) => `<link rel="stylesheet" media="print" data-late="${href}">`;

const noScriptStyle = (href: string) => `<noscript>${linkStyleTag(href)}</noscript>`;

/**
 * The `theme-color` tags: the colour of the browser around the page. The first tag that matches counts. The tags
 * stand before the inline script, which corrects them if the visitor has chosen a scheme.
 */
const themeColors = `<meta name="theme-color" content="${lightColor('desk')}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14201c">`;

/**
 * The tags that keep browsers from making links of scores and times. Safari on iPhones takes rows of digits for
 * telephone numbers; of the values of `format-detection` it supports only `telephone`. Chrome would wrap times,
 * measures and addresses in elements that React does not expect.
 */
const noDetection = `<meta name="format-detection" content="telephone=no">
<meta name="chrome" content="nointentdetection">`;

/**
 * The tag that blocks rendering until the whole document is parsed: if half a page were rendered, it would move when
 * the rest comes. The tag costs no time, as the document comes in one round trip. Browsers that do not know the tag
 * render the page step by step.
 */
const expectEnd = '<link rel="expect" blocking="render" href="#end">';
/**
 * The element that rendering waits for. It stands behind the page: Chromium waits only for the start tag of the
 * element, so an element around the page would be found too early.
 */
const end = '<template id="end"></template>';

/** Returns the HTML document around a page. Nothing is escaped, as all parts come from the build. */
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
