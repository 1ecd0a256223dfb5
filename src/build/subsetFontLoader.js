import subsetFont from 'subset-font';

// What Hinglish is written with: printable ASCII, and the few signs our texts use beside it.
// Devanagari and every other script come from the visitor's own fonts.
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const SIGNS = '\u00a0©·×é–—‘’“”•…₹→';

export const GLYPHS = ASCII + SIGNS;

/**
 * Webpack loader: keeps only the glyphs that the site's own words need.
 * @type {import('webpack').RawLoaderDefinitionFunction}
 */
export default function subsetFontLoader(font) {
  const done = this.async();
  subsetFont(font, GLYPHS, { targetFormat: 'woff2' }).then((subset) => done(null, subset), done);
}

export const raw = true;
