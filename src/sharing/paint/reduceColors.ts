import type { Pause } from './pace';

/** Rows that are done in one task. */
const ROWS = 54;

/** Visits a canvas strip by strip: reading all of it at once takes a slow phone too long. */
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
 * Takes colours that are nearly the same as one, so that the PNG becomes smaller: of each channel only
 * the highest `bits` tell them apart. Large areas keep their colour exactly: it is the one that the
 * others become.
 */
export async function reduceColors(canvas: HTMLCanvasElement, bits: number, pause: Pause) {
  const ctx = canvas.getContext('2d');
  if (!ctx) return;
  const drop = 8 - bits;
  const mask = 2 ** bits - 1;
  /** What a pixel has in common with those that become the same. */
  const kindOf = (pixel: number) =>
    ((pixel >>> drop) & mask) |
    (((pixel >>> (8 + drop)) & mask) << bits) |
    (((pixel >>> (16 + drop)) & mask) << (2 * bits));

  const longest = new Uint16Array(2 ** (3 * bits));
  const chosen = new Uint32Array(longest.length);
  await inStrips(canvas, pause, (y, width, rows) => {
    const pixels = new Uint32Array(ctx.getImageData(0, y, width, rows).data.buffer);
    let last = 0;
    let run = 0;
    for (const pixel of pixels) {
      run = pixel === last ? run + 1 : 1;
      last = pixel;
      const kind = kindOf(pixel);
      if (run <= (longest[kind] ?? 0)) continue;
      longest[kind] = run;
      chosen[kind] = pixel;
    }
  });
  await inStrips(canvas, pause, (y, width, rows) => {
    const strip = ctx.getImageData(0, y, width, rows);
    const pixels = new Uint32Array(strip.data.buffer);
    for (let at = 0; at < pixels.length; at += 1) {
      pixels[at] = chosen[kindOf(pixels[at] ?? 0)] ?? 0;
    }
    ctx.putImageData(strip, 0, y);
  });
}
