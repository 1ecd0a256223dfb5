import subsetFont from 'subset-font';

// The characters of the site: printable ASCII and a few signs. Devanagari and other writing systems occur only in
// what visitors type: fonts of the device show them.
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const SIGNS = '\u00a0©·×é–—‘’“”•…₹→';

export const GLYPHS = ASCII + SIGNS;

/**
 * The webpack loader that subsets a font to `GLYPHS`.
 * @type {import('webpack').RawLoaderDefinitionFunction}
 */
export default function subsetFontLoader(font) {
  const done = this.async();
  subsetFont(font, GLYPHS, { targetFormat: 'woff2' }).then((subset) => done(null, subset), done);
}

export const raw = true;
