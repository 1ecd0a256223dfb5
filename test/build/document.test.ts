import { createHash } from 'node:crypto';
import { bootstrapHash, bootstrapScript } from '../../src/build/bootstrap';
import type { DocumentParts } from '../../src/build/document';
import { withEnvironment } from '../support/withEnvironment';

const parts: DocumentParts = {
  head: '<title>Journey</title><link rel="canonical" href="https://host/journey">',
  body: '<main><h1>Journey</h1></main>',
  rootAttributes: 'data-path="/journey"',
  styles: '<style data-href="/assets/main.css">main{}</style>',
  print: '/assets/print.css',
  deferred: ['/assets/deferred.css'],
  scripts: ['/assets/vendor.js', '/assets/main.js', '/assets/journey.js'],
  fonts: '@font-face{font-family:Kalam;src:url(/assets/kalam.woff2)}',
};

async function documentOf(variables: Record<string, string> = {}) {
  const { renderDocument } = await withEnvironment(
    variables,
    () => import('../../src/build/document'),
  );
  return renderDocument(parts);
}

const scriptsIn = (html: string) =>
  Array.from(html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g), ([, attributes, source]) => ({
    attributes,
    source: source ?? '',
  }));

describe('the one inline script', () => {
  test('matches the hash in the security policy', async () => {
    const scripts = scriptsIn(await documentOf());
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0]?.source ?? '')
      .digest('base64');
    expect(bootstrapHash).toBe(`sha256-${hash}`);
  });

  test('can be parsed by a browser', async () => {
    const [script] = scriptsIn(await documentOf());
    expect(() => new Function(script?.source ?? '')).not.toThrow();
    expect(script?.source.length).toBeGreaterThan(100);
  });

  test('comes before every style, so that a chosen colour scheme is set before the first paint', async () => {
    const html = await documentOf();
    expect(html.indexOf('<script')).toBeLessThan(html.indexOf(parts.styles));
    expect(scriptsIn(html)[0]?.source).toContain('bbh_color_scheme');
  });

  test('comes after the colours around the page, of which it corrects the first', async () => {
    const html = await documentOf();
    const colors = Array.from(html.matchAll(/<meta\b[^>]*\smedia="[^>]*>/g));
    expect(colors).toHaveLength(1);
    expect(colors[0]?.[0]).toContain('name="theme-color"');
    expect(html.match(/<meta name="theme-color"[^>]*>/g)).toHaveLength(2);
    expect(html.lastIndexOf('name="theme-color"')).toBeLessThan(html.indexOf('<script'));
  });

  test('lists the scripts of the page, in loading order, and the stylesheets that they load', async () => {
    const [script] = scriptsIn(await documentOf());
    const files = [...parts.scripts, ...(parts.deferred ?? [])];
    expect(script?.attributes).toContain(`data-load="${files.join(' ')}"`);
  });
});

test('fonts are inactive until the bootstrap enables them: none is fetched before the first paint', async () => {
  const html = await documentOf();
  const fonts = `<style id="fonts" media="not all">${parts.fonts}</style>`;
  expect(html).toContain(fonts);
  expect(html.indexOf(fonts)).toBeLessThan(html.indexOf('<script'));
  expect(bootstrapScript).toContain('getElementById("fonts")');
  expect(html).not.toContain('rel="preload"');
});

test('a style is linked in development, and inlined by the build', async () => {
  const { linkStyleTag, inlineStyleTag } = await import('../../src/build/document');
  expect(linkStyleTag('/assets/main.css')).toBe('<link rel="stylesheet" href="/assets/main.css">');
  expect(inlineStyleTag('/assets/main.css', 'p{margin:0}')).toBe(
    '<style data-href="/assets/main.css">p{margin:0}</style>',
  );
});

test('the page is in the root element, its head tags in the head', async () => {
  const html = await documentOf();
  const [head, body] = html.split('</head>');
  expect(head).toContain(parts.head);
  expect(body).toContain(`<div id="root" ${parts.rootAttributes}>${parts.body}</div>`);
  expect(html.match(/<title>/g)).toHaveLength(1);
});

test('the document has a language, and no style attributes', async () => {
  const html = await documentOf();
  expect(html).toMatch(/^<!doctype html>\n<html lang="hi-Latn">/);
  expect(html).not.toMatch(/\sstyle=/);
});

test('the viewport has the width of the device, and can be zoomed', async () => {
  const viewport = /<meta name="viewport" content="([^"]*)">/.exec(await documentOf())?.[1];
  expect(viewport).toContain('width=device-width');
  expect(viewport).toContain('initial-scale=1');
  expect(viewport).not.toMatch(/user-scalable|maximum-scale|minimum-scale/);
});

test('the page does not extend into safe areas, which no stylesheet handles', async () => {
  expect(await documentOf()).not.toContain('viewport-fit');
});

test('the print stylesheet is loaded by the bootstrap', async () => {
  const [link] = /<link\b[^>]*\bmedia="print"[^>]*>/.exec(await documentOf()) ?? [];
  expect(link).toContain('rel="stylesheet"');
  expect(link).toContain('data-late="/assets/print.css"');
  expect(link).not.toMatch(/\shref=/);
});

test('the icon is below the base path', async () => {
  const html = await documentOf({ SITE_URL: 'https://host.example.net/memories' });
  expect(html).toContain('href="/memories/favicon.svg"');
  expect(await documentOf()).toContain('href="/favicon.svg"');
});

test('rendering is blocked until the element after the page is parsed', async () => {
  const html = await documentOf();
  const [, id] = /<link rel="expect" blocking="render" href="#(\w+)">/.exec(html) ?? [];
  const at = html.indexOf(`id="${id}"`);
  expect(at).toBeGreaterThan(html.indexOf(parts.body) + parts.body.length);
  expect(html.indexOf('rel="expect"')).toBeLessThan(html.indexOf('</head>'));
});
