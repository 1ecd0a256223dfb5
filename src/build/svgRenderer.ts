import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import type { Measure } from './seo/fitText';
import { GLYPHS } from './subsetFontLoader.js';

const FONTS = [
  'kalam/files/kalam-latin-400-normal',
  'kalam/files/kalam-latin-700-normal',
  'hind/files/hind-latin-400-normal',
  'hind/files/hind-latin-600-normal',
];

/** A renderer that does not use the fonts of the machine, only those of the site: pictures are the same everywhere. */
export type SvgRenderer = {
  /** Renders an SVG as a PNG of the given width. Without `width` the PNG has the size of the SVG. */
  png(svg: string, width?: number): Buffer;
  /** Returns a function that measures the width of a text in this font, at font size 1. */
  measure(family: 'Kalam' | 'Hind', weight: 400 | 700): Measure;
};

/** Makes a renderer. Writes its fonts into `folder` in the TrueType format, because resvg cannot read WOFF2. */
export async function createSvgRenderer(folder: string): Promise<SvgRenderer> {
  mkdirSync(folder, { recursive: true });
  const fontFiles = await Promise.all(FONTS.map((name) => writeFont(name, folder)));
  const font = { loadSystemFonts: false, fontFiles };
  return {
    png(svg, width) {
      const fitTo = width ? ({ mode: 'width', value: width } as const) : undefined;
      return new Resvg(svg, { font, ...(fitTo && { fitTo }) }).render().asPng();
    },
    measure: (family, weight) => (text) => {
      const rendered = new Resvg(textSvg(text, family, weight), { font });
      return (rendered.getBBox()?.width ?? 0) / FONT_SIZE;
    },
  };
}

async function writeFont(name: string, folder: string): Promise<string> {
  const woff2 = readFileSync(`node_modules/@fontsource/${name}.woff2`);
  const file = path.join(folder, `${path.basename(name)}.ttf`);
  writeFileSync(file, await subsetFont(woff2, GLYPHS, { targetFormat: 'sfnt' }));
  return file;
}

const FONT_SIZE = 100;

/**
 * Returns an SVG of one line of text. Throws if the fonts lack a glyph, because resvg would silently leave out the
 * glyph.
 */
function textSvg(text: string, family: string, weight: number): string {
  const missing = Array.from(text).find((char) => !GLYPHS.includes(char));
  if (missing) throw new Error(`The fonts of the site have no ${missing}: "${text}"`);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><text y="${FONT_SIZE}" font-size="${FONT_SIZE}" ` +
    `font-family="${family}" font-weight="${weight}">${escaped}</text></svg>`
  );
}
