import { readFileSync } from 'node:fs';
import { minifySync } from '@swc/core';
import { settings } from '../settings';
import { cspHash } from './hashes';
import { lightColor } from './lightColor';

// The path is relative to the root of the project, because npm runs every script there.
const bootstrapSource = readFileSync('src/bootstrap.js', 'utf8');

/** The only inline script of every page, minified. */
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
  /** The HTML tags of the web app manifest and of the touch icon. */
  install?: string;
  /** The style tags, in loading order. */
  styles: string;
  /** The URL of the stylesheet for print. */
  print?: string;
  /** The URL of the stylesheet for browsers without scripts. */
  noScript?: string;
  /** The URLs of the stylesheets that scripts load, and that are not inlined: see `deferred` in webpack.config.js. */
  deferred?: string[];
  /** The URLs of the scripts, in loading order. */
  scripts: string[];
  /** The `@font-face` rules of web fonts: see `StyleParts` in inlineStyles.ts. */
  fonts: string;
};

/** The tag of a stylesheet that is not inlined, for example in development. */
export const linkStyleTag = (href: string) => `<link rel="stylesheet" href="${href}">`;

/** The tag of an inlined stylesheet. `data-href` tells webpack's runtime that the stylesheet is loaded already. */
export const inlineStyleTag = (href: string, css: string) =>
  `<style data-href="${href}">${css}</style>`;

/** The tag of the print stylesheet. The inline script loads this stylesheet after the first paint. */
const printStyle = (href: string) => `<link rel="stylesheet" media="print" data-late="${href}">`;

const noScriptStyle = (href: string) => `<noscript>${linkStyleTag(href)}</noscript>`;

/**
 * The `theme-color` tags, which set the colour of the browser around the page. The browser uses the first tag whose
 * media query matches. The tags come before the inline script, because the script changes the first tag if the visitor
 * has chosen a colour scheme.
 */
const themeColors = `<meta name="theme-color" content="${lightColor('desk')}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#14201c">`;

/**
 * The tags that keep browsers from turning scores and times into links. Without the first tag, Safari on iPhones would
 * take rows of digits for telephone numbers. Without the second tag, Chrome would wrap times, measures and addresses
 * in elements that React does not expect.
 */
const noDetection = `<meta name="format-detection" content="telephone=no">
<meta name="chrome" content="nointentdetection">`;

/**
 * The tag that blocks rendering until the whole document is parsed. Without the tag, a browser may render the first
 * half of a page, and this half would move when the rest arrives. The tag costs hardly any time, because a document
 * usually arrives in one round trip. Browsers that do not know the tag render the page step by step.
 */
const expectEnd = '<link rel="expect" blocking="render" href="#end">';
/**
 * The element that rendering waits for. The element comes after the page, because Chromium waits only for its start
 * tag. Chromium would find the start tag of an element around the page too early.
 */
const end = '<template id="end"></template>';

/** Returns the HTML document around a page. Nothing is escaped, because all parts come from the build. */
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
