import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import type { Measure } from './seo/wrap';
import { GLYPHS } from './subsetFontLoader.js';

const FONTS = [
  'kalam/files/kalam-latin-400-normal',
  'kalam/files/kalam-latin-700-normal',
  'hind/files/hind-latin-400-normal',
  'hind/files/hind-latin-600-normal',
];

/** What draws SVG, in no other fonts than those of the site: the same picture on every machine. */
export type Drawer = {
  /** As wide as said, or as the drawing itself. */
  png(svg: string, width?: number): Buffer;
  /** The widths of texts in one font. */
  measure(family: 'Kalam' | 'Hind', weight: 400 | 700): Measure;
};

/** The renderer reads fonts as TrueType files only: they are written into that folder, once a build. */
export async function makeDrawer(folder: string): Promise<Drawer> {
  mkdirSync(folder, { recursive: true });
  const fontFiles = await Promise.all(FONTS.map((name) => writeFont(name, folder)));
  const font = { loadSystemFonts: false, fontFiles };
  return {
    png(svg, width) {
      const fitTo = width ? ({ mode: 'width', value: width } as const) : undefined;
      return new Resvg(svg, { font, ...(fitTo && { fitTo }) }).render().asPng();
    },
    measure: (family, weight) => (text) => {
      const drawn = new Resvg(sample(text, family, weight), { font });
      return (drawn.getBBox()?.width ?? 0) / SAMPLE;
    },
  };
}

async function writeFont(name: string, folder: string): Promise<string> {
  const woff2 = readFileSync(`node_modules/@fontsource/${name}.woff2`);
  const file = path.join(folder, `${path.basename(name)}.ttf`);
  writeFileSync(file, await subsetFont(woff2, GLYPHS, { targetFormat: 'sfnt' }));
  return file;
}

const SAMPLE = 100;

/** One line of text. Throws where the font has no sign for a letter: it would be left out. */
function sample(text: string, family: string, weight: number): string {
  const missing = Array.from(text).find((sign) => !GLYPHS.includes(sign));
  if (missing) throw new Error(`The fonts of the site have no ${missing}: "${text}"`);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><text y="${SAMPLE}" font-size="${SAMPLE}" ` +
    `font-family="${family}" font-weight="${weight}">${escaped}</text></svg>`
  );
}
