import { bootstrapHash, bootstrapScript, renderDocument } from '../../src/build/document';
import { cspHash } from '../../src/build/hashes';
import { withEnvironment } from '../support/withEnvironment';

const parts = {
  head: '<title>Journey</title><link rel="canonical" href="https://host/journey">',
  body: '<main><h1>Journey</h1></main>',
  rootAttributes: 'data-path="/journey"',
  styles: '<style data-href="/assets/main.css">main{}</style>',
  print: '/assets/print.css',
  deferred: ['/assets/deferred.css'],
  scripts: ['/assets/vendor.js', '/assets/main.js', '/assets/journey.js'],
  fonts: '@font-face{font-family:Kalam;src:url(/assets/kalam.woff2)}',
};

const html = renderDocument(parts);

/** The places of these parts in the document, each of which must be there. */
const placesOf = (...wanted: string[]) =>
  wanted.map((part) => {
    expect(html).toContain(part);
    return html.indexOf(part);
  });

test('the one inline script has its hash in the security policy, can be parsed, and lists what it loads', () => {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const [[, attributes, source = ''] = []] = scripts;
  expect(bootstrapHash).toBe(cspHash(source));
  expect(() => new Function(source)).not.toThrow();
  expect(attributes).toContain(`data-load="${[...parts.scripts, ...parts.deferred].join(' ')}"`);
});

// The script comes after the theme colours, which it corrects, and before anything is painted.
test('theme colours, the inactive fonts, the script, and the styles come in this order', () => {
  const fonts = `<style id="fonts" media="not all">${parts.fonts}</style>`;
  const inOrder = placesOf(fonts, 'name="theme-color"', '<script', 'bbh_color_scheme');
  inOrder.push(...placesOf(parts.styles, parts.head, '</head>'));
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual([
    expect.stringContaining('media="(prefers-color-scheme: light)"'),
    expect.not.stringContaining('media'),
  ]);
  expect(html.lastIndexOf('name="theme-color"')).toBeLessThan(html.indexOf('<script'));
  // No font is fetched before the first paint.
  expect(bootstrapScript).toContain('getElementById("fonts")');
  expect(html).not.toContain('<link rel="preload"');
});

test('rendering is blocked until the element after the page, which is in the root, is parsed', () => {
  const [, id] = /<link rel="expect" blocking="render" href="#(\w+)">/.exec(html) ?? [];
  const root = `<div id="root" ${parts.rootAttributes}>${parts.body}</div>`;
  const places = placesOf('rel="expect"', '</head>', root, `id="${id}"`);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the document has a language, a viewport that can be zoomed, a print stylesheet for later, and no style attributes', () => {
  expect(html).toMatch(/^<!doctype html>\n<html lang="hi-Latn">/);
  // The viewport has no safe areas, which no stylesheet handles.
  expect(html).toContain('name="viewport" content="width=device-width, initial-scale=1"');
  // Browsers of iPhones make no links of digits, and no elements.
  expect(html).toContain('name="format-detection" content="telephone=no"');
  expect(html).toContain('name="chrome" content="nointentdetection"');
  expect(html).toContain('<link rel="stylesheet" media="print" data-late="/assets/print.css">');
  expect(html).not.toMatch(/\sstyle=/);
});

test('styles are inlined under their address; the icon is below the base path', async () => {
  const below = await withEnvironment(
    { SITE_URL: 'https://host.example.net/memories' },
    () => import('../../src/build/document'),
  );
  expect(below.inlineStyleTag('/a.css', 'p{margin:0}')).toBe(
    '<style data-href="/a.css">p{margin:0}</style>',
  );
  expect(below.renderDocument(parts)).toContain('href="/memories/favicon.svg"');
});
