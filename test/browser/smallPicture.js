/*
 * Runs in a page of its own, unbundled, for `npm run record-manifest`: Playwright writes PNG alone, and
 * the budget of a picture is 40 kB.
 */
(() => {
  /** So many colours are enough for flat drawings and their edges. */
  const COLORS = 24;
  /** Squared distance from which two colours look different. */
  const FAR = 300;

  /** Of two pixels, red, green and blue in one number each. */
  const distance = (/** @type {number} */ a, /** @type {number} */ b) =>
    [0, 8, 16].reduce(
      (sum, shift) => sum + (((a >>> shift) & 255) - ((b >>> shift) & 255)) ** 2,
      0,
    );

  /** The most frequent colours, of those that look alike the first one. */
  function paletteOf(/** @type {Uint32Array} */ pixels) {
    /** @type {Map<number, number>} */
    const counts = new Map();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const byFrequency = [...counts].sort(([, one], [, other]) => other - one);
    /** @type {number[]} */
    const palette = [];
    for (const [color] of byFrequency) {
      if (palette.length === COLORS) break;
      if (palette.every((other) => distance(other, color) >= FAR)) palette.push(color);
    }
    return palette;
  }

  /** Gives each pixel the nearest colour of the palette. */
  function reduceColors(/** @type {Uint32Array} */ pixels) {
    const palette = paletteOf(pixels);
    /** @type {Map<number, number>} */
    const nearest = new Map();
    pixels.forEach((pixel, at) => {
      const found =
        nearest.get(pixel) ??
        palette.reduce((best, color) =>
          distance(color, pixel) < distance(best, pixel) ? color : best,
        );
      nearest.set(pixel, found);
      pixels[at] = found;
    });
  }

  /** From a PNG to a lossless WebP of few colours, both in Base64. */
  async function smallPicture(/** @type {string} */ png) {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    ctx.drawImage(image, 0, 0);
    const data = ctx.getImageData(0, 0, width, height);
    reduceColors(new Uint32Array(data.data.buffer));
    ctx.putImageData(data, 0, 0);
    // Chromium is lossless at the highest quality.
    return canvas.toDataURL('image/webp', 1).split(',')[1];
  }

  Object.assign(window, { smallPicture });
})();
