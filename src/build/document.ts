import { settings } from '../settings';
import { bootstrapScript } from './bootstrap';

export type DocumentParts = {
  /** Head tags of the page itself, as HTML. */
  head: string;
  /** The rendered page, as HTML. */
  body: string;
  /** Attributes of the root element that tell the browser entry which page this is. */
  rootAttributes: string;
  /** What makes the site an app. Before the bootstrap, which lets it wait for the first paint. */
  install?: string;
  /** As HTML, in loading order. */
  styles: string;
  /** The address of the rules for paper, where they are not among the styles. */
  print?: string;
  /** Addresses, in loading order. */
  scripts: string[];
  /** The `@font-face` rules that fetch something: see `StyleParts`. */
  fonts: string;
};

/** Asked for beside the document, as in development. */
export const linkedStyle = (href: string) => `<link rel="stylesheet" href="${href}">`;

/**
 * In the document itself, so that the first paint waits for nothing else. By `data-href` webpack
 * knows that it is there.
 */
export const writtenStyle = (href: string, css: string) =>
  `<style data-href="${href}">${css}</style>`;

/** Asked for by the bootstrap, after the first paint. */
const printStyle = (href: string) => `<link rel="stylesheet" media="print" data-late="${href}">`;

/**
 * No frame of half a document, in which what stands in a row has yet to move aside: the rest comes in
 * the same flight. Browsers that do not know it paint as they read.
 */
const wholeFirst = '<link rel="expect" blocking="render" href="#end">';
/** Chromium takes an open element for a whole one, so this is one behind the page. */
const end = '<template id="end"></template>';

/** One HTML document around a rendered page. All addresses come from the build, none from users. */
export function renderDocument(parts: DocumentParts): string {
  const { head, install = '', body, rootAttributes, styles, print, scripts, fonts } = parts;
  return `<!doctype html>
<html lang="hi-Latn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${wholeFirst}
<style id="fonts" media="not all">${fonts}</style>
${install}
<script data-load="${scripts.join(' ')}">${bootstrapScript}</script>
${styles}${print ? printStyle(print) : ''}
${head}
<meta name="theme-color" data-scheme="light" content="#c99d6c" media="(prefers-color-scheme: light)">
<meta name="theme-color" data-scheme="dark" content="#14201c" media="(prefers-color-scheme: dark)">
<link rel="icon" type="image/svg+xml" href="${settings.basePath}favicon.svg">
</head>
<body>
<div id="root" ${rootAttributes}>${body}</div>
${end}
</body>
</html>
`;
}
