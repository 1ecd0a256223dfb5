import type { Pause } from './pace';
import { makePause } from './pace';

/** The size of a PNG, in bytes, above which the number of colours is reduced. */
const LARGEST = 250_000;

/**
 * Encodes a canvas as a PNG. If the PNG is larger than 250 kB, the function reduces the colours of the canvas and
 * encodes the canvas again, up to five times.
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

/** The height of a strip in pixels. The canvas is read strip by strip. */
const ROWS = 54;

/**
 * Calls `visit` for each strip of a canvas, from top to bottom, with a pause after each strip. Without the pauses, a
 * slow phone would not respond to the visitor until the whole canvas is read.
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
 * The length, in pixels, of the shortest run of one colour in an area. A colour with a run of this length or more is
 * kept as the colour of an area. A colour with only shorter runs belongs to the edges of shapes.
 */
const MIN_RUN = 40;

/**
 * Reduces the colours of a canvas to make its PNG smaller. Colours are similar if the highest `bits` bits of red, of
 * green and of blue are equal. One of the similar colours replaces the others. The colours of areas stay unchanged.
 */
async function reduceColors(canvas: HTMLCanvasElement, bits: number, pause: Pause) {
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const drop = 8 - bits;
  const mask = 2 ** bits - 1;
  /** Returns the highest `bits` bits of red, of green and of blue as one number, which is equal for similar colours. */
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
      if (run === MIN_RUN) flat.add(pixel);
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
