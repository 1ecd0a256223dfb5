import { SITE_NAME } from '../../layout/content';
import type { PictureBlock, PictureContent } from '../picture';
import { drawingsOf } from '../picture';
import { layOut, wantAir } from './blocks';
import type { Pause } from './pace';
import { makePause } from './pace';
import { areaOf, drawHandout, drawPage, HEIGHT, linesBelowHeading, WIDTH } from './page';
import type { Laid, Pen } from './pen';
import { makeMeasure, sum } from './pen';
import type { Sketch } from './sketch';
import { makeSketcher } from './sketch';
import { readTheme } from './theme';

export type PaintOptions = {
  content: PictureContent;
  /** The elements in the document that show `drawingsOf(content)`, in the same order. */
  drawings: readonly Element[];
  /** The address that is written at the foot of the picture. */
  address: string;
  signal: AbortSignal;
};

/** The space inside the double frame of a handout, in ruled lines. */
const PADDING = 1;

/**
 * The line heights that are tried, in pixels, the largest first. At the smallest line height even names of 500
 * characters fit, the longest names that an input field takes. `isAiry`: whether lines stay free between blocks that
 * do not belong together.
 */
const attempts = [
  ...heights(92, 44).map((line) => ({ line, isAiry: true })),
  ...heights(50, 10).map((line) => ({ line, isAiry: false })),
];

function heights(largest: number, smallest: number): number[] {
  return Array.from({ length: (largest - smallest) / 2 + 1 }, (_, at) => largest - at * 2);
}

/** Paints a picture in short tasks, so that the page stays usable; resolves to the canvas. */
export async function paintPicture(options: PaintOptions): Promise<HTMLCanvasElement> {
  const { content, address, signal } = options;
  const ctx = makeCanvas();
  const pauseAfter = makePause(signal);
  // A pixel is read, so that the browser paints now. Without this a browser paints late, and then everything in one
  // long task.
  const pause = () => {
    ctx.getImageData(0, 0, 1, 1);
    return pauseAfter();
  };
  const theme = readTheme();
  const [sketches] = await Promise.all([
    sketchAll(options),
    theme.load(JSON.stringify(content.blocks, (key, value) => (key === 'element' ? '' : value))),
  ]);
  await pause();

  const measure = makeMeasure(ctx, theme);
  const { framed = false, ragged = false } = content;
  const penFor = (line: number): Pen => {
    const { left, width } = areaOf(line);
    const inset = framed ? PADDING * line : 0;
    return {
      ctx,
      theme,
      sketches,
      line,
      left: left + inset,
      width: width - 2 * inset,
      centered: !ragged,
      ruled: !framed,
      measure,
    };
  };
  const { pen, laid } = await layOutAll(content.blocks, penFor, pause);
  await drawPage(pen, { site: SITE_NAME, heading: content.heading, address }, pause);
  await (framed ? drawFramed : drawOnLines)(pen, laid, wantAir(content.blocks), pause);
  return ctx.canvas;
}

/** Makes an opaque canvas: its PNG is a quarter smaller than the PNG of a transparent canvas. */
function makeCanvas(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ctx = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!ctx) throw new Error('There is no canvas.');
  // In WebKit even an opaque canvas is transparent until something is painted on it.
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  // Letters would have coloured edges by default, made for the pixels of one screen. `source-atop` prevents the
  // edges, and changes nothing else on an opaque canvas.
  ctx.globalCompositeOperation = 'source-atop';
  // Letters get the width that was measured; some systems would round it for each letter.
  ctx.textRendering = 'geometricPrecision';
  return ctx;
}

/** The drawings that could be loaded. */
async function sketchAll({ content, drawings }: PaintOptions): Promise<Pen['sketches']> {
  const sketch = makeSketcher();
  const all = await Promise.all(
    drawingsOf(content).map(async (drawing, at) => {
      const element = drawings[at];
      return [drawing, element && (await sketch(element))] as const;
    }),
  );
  return new Map(all.filter((each): each is [(typeof each)[0], Sketch] => each[1] !== undefined));
}

/** The blocks, laid out with the largest line height at which all of them fit. */
async function layOutAll(
  blocks: readonly PictureBlock[],
  penFor: (line: number) => Pen,
  pause: Pause,
): Promise<{ pen: Pen; laid: Laid[] }> {
  const air = wantAir(blocks).filter(Boolean).length;
  let pen = penFor(0);
  let laid: Laid[] = [];
  for (const { line, isAiry } of attempts) {
    pen = penFor(line);
    laid = [];
    for (const block of blocks) {
      laid.push(layOut(pen, block));
      await pause();
    }
    const free = pen.ruled ? (isAiry ? air : 0) : blocks.length * (isAiry ? 0.2 : 0.12);
    const needed = heightOf(laid) + free * line;
    if (needed <= roomFor(pen)) break;
  }
  return { pen, laid };
}

const heightOf = (laid: readonly Laid[]) => sum(laid.map(({ height }) => height));

function roomFor({ line, ruled }: Pen): number {
  if (ruled) return linesBelowHeading(line) * line;
  const { top, bottom } = areaOf(line);
  return bottom - top - line * (2 * PADDING + 0.6);
}

/**
 * Returns the number of empty lines before each block, and after the last block. The spare lines are dealt in
 * turn: one line above each block that wants air, from the last such block to the first; then a line above all
 * blocks, and a line below them; then from the start again, until no spare line is left.
 * Examples: `spread(3, [false, true, false])` is `[1, 1, 0, 1]`, and with 4 spare lines it is `[1, 2, 0, 1]`.
 */
export function spread(spare: number, wantAir: readonly boolean[]): number[] {
  const gaps = [...wantAir.map(() => 0), 0];
  const airy = wantAir.flatMap((wants, at) => (wants ? [at] : []));
  const order = [...airy.reverse(), 0, wantAir.length];
  for (let given = 0; given < spare; given += 1) {
    const at = order[given % order.length] ?? 0;
    gaps[at] = (gaps[at] ?? 0) + 1;
  }
  return gaps;
}

/** Draws blocks on the ruled lines, with spare lines between them. */
async function drawOnLines(pen: Pen, laid: readonly Laid[], air: readonly boolean[], pause: Pause) {
  const spare = Math.round((roomFor(pen) - heightOf(laid)) / pen.line);
  const gaps = spread(spare, air);
  let top = areaOf(pen.line).top;
  for (const [at, each] of laid.entries()) {
    top += (gaps[at] ?? 0) * pen.line;
    each.draw(top);
    top += each.height;
    await pause();
  }
}

/**
 * Draws blocks on a handout that lies on the page. The gap between blocks that belong together is half as large as
 * other gaps.
 */
async function drawFramed(pen: Pen, laid: readonly Laid[], air: readonly boolean[], pause: Pause) {
  const { top, bottom } = areaOf(pen.line);
  const shares = air.map((wants, at) => (at === 0 ? 0 : wants ? 1 : 0.5));
  const gap = Math.max(0, roomFor(pen) - heightOf(laid)) / sum(shares);
  drawHandout(pen, top + pen.line * 0.6, bottom - top - pen.line * 0.6);
  let y = top + pen.line * (0.6 + PADDING);
  for (const [at, each] of laid.entries()) {
    y += gap * (shares[at] ?? 0);
    each.draw(y);
    y += each.height;
    await pause();
  }
}
