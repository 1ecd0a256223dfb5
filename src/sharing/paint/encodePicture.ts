import type { Pause } from './pace';
import { makePause } from './pace';

/** The largest PNG in bytes. */
const LARGEST = 250_000;

/**
 * The PNG of a canvas, of at most 250 kB if possible: while the PNG is larger, the canvas gets fewer and fewer
 * colours.
 */
export async function encodePicture(canvas: HTMLCanvasElement): Promise<Blob> {
  const pause = makePause();
  let blob = await toPng(canvas);
  for (let bits = 5; blob.size > LARGEST && bits > 0; bits -= 1) {
    await reduceColors(canvas, bits, pause);
    blob = await toPng(canvas);
  }
  return blob;
}

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('There is no PNG.'))),
      'image/png',
    );
  });

/** The number of rows of pixels in a strip, which one task reads. */
const ROWS = 54;

/**
 * Visits a canvas strip by strip, with pauses: a slow phone would not respond for too long if it read the whole
 * canvas at once.
 */
async function inStrips(
  { width, height }: HTMLCanvasElement,
  pause: Pause,
  visit: (y: number, width: number, rows: number) => void,
) {
  for (let y = 0; y < height; y += ROWS) {
    visit(y, width, Math.min(ROWS, height - y));
    await pause();
  }
}

/**
 * The number of equal pixels side by side that make their colour the colour of an area. Fewer pixels belong to an
 * edge.
 */
const FLAT = 40;

/**
 * Replaces colours that are nearly the same by one of them, so that the PNG becomes smaller. Colours are
 * nearly the same if the highest `bits` of each channel are equal. Areas keep their colour exactly.
 */
async function reduceColors(canvas: HTMLCanvasElement, bits: number, pause: Pause) {
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const drop = 8 - bits;
  const mask = 2 ** bits - 1;
  /**
   * The highest `bits` of each channel of a pixel. One colour replaces all colours for which this number is the same.
   */
  const kindOf = (pixel: number) =>
    ((pixel >>> drop) & mask) |
    (((pixel >>> (8 + drop)) & mask) << bits) |
    (((pixel >>> (16 + drop)) & mask) << (2 * bits));

  const flat = new Set<number>();
  const longest = new Uint16Array(2 ** (3 * bits));
  const chosen = new Uint32Array(longest.length);
  await inStrips(canvas, pause, (y, width, rows) => {
    const pixels = new Uint32Array(ctx.getImageData(0, y, width, rows).data.buffer);
    let last = 0;
    let run = 0;
    for (const pixel of pixels) {
      run = pixel === last ? run + 1 : 1;
      last = pixel;
      if (run === FLAT) flat.add(pixel);
      const kind = kindOf(pixel);
      if (run <= (longest[kind] ?? 0)) continue;
      longest[kind] = run;
      chosen[kind] = pixel;
    }
  });
  await inStrips(canvas, pause, (y, width, rows) => {
    const strip = ctx.getImageData(0, y, width, rows);
    const pixels = new Uint32Array(strip.data.buffer);
    let last = 0;
    let reduced = 0;
    pixels.forEach((pixel, at) => {
      if (pixel !== last) reduced = flat.has(pixel) ? pixel : (chosen[kindOf(pixel)] ?? pixel);
      last = pixel;
      pixels[at] = reduced;
    });
    ctx.putImageData(strip, 0, y);
  });
}
