import subsetFont from 'subset-font';

// The characters of the site's Hinglish texts: printable ASCII and a few signs. Devanagari and every
// other script come from the visitor's own fonts.
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const SIGNS = '\u00a0©·×é–—‘’“”•…₹→';

export const GLYPHS = ASCII + SIGNS;

/**
 * Webpack loader: subsets a font to the glyphs above.
 * @type {import('webpack').RawLoaderDefinitionFunction}
 */
export default function subsetFontLoader(font) {
  const done = this.async();
  subsetFont(font, GLYPHS, { targetFormat: 'woff2' }).then((subset) => done(null, subset), done);
}

export const raw = true;
