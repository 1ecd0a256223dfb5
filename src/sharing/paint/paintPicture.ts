import { SITE_NAME } from '../../layout/content';
import type { PictureBlock, PictureContent } from '../picture';
import { drawingsOf } from '../picture';
import { layOut, wantEmptyLineAbove } from './blocks';
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
  /** The elements in the document that show the drawings of `content`, in the order of `drawingsOf(content)`. */
  drawings: readonly Element[];
  /** The address that is written at the foot of the picture. */
  address: string;
  signal: AbortSignal;
};

/** The space between the edge of a handout and its blocks, as a multiple of the line height. */
const PADDING = 1;

/**
 * The layouts to try, in this order. `line` is the line height in pixels. `isAiry` is true if there must be empty lines
 * between blocks that do not belong together. At the smallest line height, even names of 500 characters fit. Input
 * fields accept no longer names.
 */
const attempts = [
  ...heights(92, 44).map((line) => ({ line, isAiry: true })),
  ...heights(50, 10).map((line) => ({ line, isAiry: false })),
];

function heights(largest: number, smallest: number): number[] {
  return Array.from({ length: (largest - smallest) / 2 + 1 }, (_, at) => largest - at * 2);
}

/** Paints a picture, and resolves to its canvas. The work is split into short tasks to keep the page responsive. */
export async function paintPicture(options: PaintOptions): Promise<HTMLCanvasElement> {
  const { content, address, signal } = options;
  const ctx = makeCanvas();
  const pauseAfter = makePause(signal);
  // Reading a pixel forces the browser to paint now. Otherwise the browser could delay the painting, and then paint
  // everything in one long task.
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
      lineHeight: line,
      left: left + inset,
      width: width - 2 * inset,
      centered: !ragged,
      ruled: !framed,
      measure,
    };
  };
  const { pen, laid } = await layOutAll(content.blocks, penFor, pause);
  await drawPage(pen, { site: SITE_NAME, heading: content.heading, address }, pause);
  await (framed ? drawFramed : drawOnLines)(pen, laid, wantEmptyLineAbove(content.blocks), pause);
  return ctx.canvas;
}

/** Makes an opaque canvas, because the PNG of an opaque canvas is a quarter smaller than a PNG with transparency. */
function makeCanvas(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const ctx = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!ctx) throw new Error('There is no canvas.');
  // The canvas is filled first, because in WebKit even an opaque canvas is transparent where nothing is painted.
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  // `source-atop` turns off subpixel antialiasing. Otherwise letters would have coloured edges, which look right only
  // on the screen of this device. On an opaque canvas, `source-atop` changes nothing else.
  ctx.globalCompositeOperation = 'source-atop';
  // `geometricPrecision` keeps the exact widths of letters. Otherwise some systems would round the width of each
  // letter, and texts would not have the width that was measured.
  ctx.textRendering = 'geometricPrecision';
  return ctx;
}

/** Loads the drawings of the picture. The resulting map contains only drawings that could be loaded. */
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

/**
 * Lays out the blocks with the first entry of `attempts` that makes all blocks fit. If no entry does, the last entry is
 * used.
 */
async function layOutAll(
  blocks: readonly PictureBlock[],
  penFor: (line: number) => Pen,
  pause: Pause,
): Promise<{ pen: Pen; laid: Laid[] }> {
  const air = wantEmptyLineAbove(blocks).filter(Boolean).length;
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

function roomFor({ lineHeight, ruled }: Pen): number {
  if (ruled) return linesBelowHeading(lineHeight) * lineHeight;
  const { top, bottom } = areaOf(lineHeight);
  return bottom - top - lineHeight * (2 * PADDING + 0.6);
}

/**
 * Returns the number of empty lines before each block and, as the last number, after the last block. `spare` is the
 * number of empty lines to distribute. `wantEmptyLine` says for each block whether it should have an empty line above.
 *
 * The lines are distributed one by one, in rounds. A round begins with the blocks that should have an empty line above.
 * Each of these blocks gets one line, from the last of these blocks to the first. The round ends with one line before
 * the first block of all, and one line after the last block of all.
 *
 * Example: `spread(3, [false, true, false])` is `[1, 1, 0, 1]`: one line each before the second block, before the first
 * block, and after the last block. A fourth line would start the next round, and give `[1, 2, 0, 1]`.
 */
export function spread(spare: number, wantEmptyLine: readonly boolean[]): number[] {
  const gaps = [...wantEmptyLine.map(() => 0), 0];
  const wanted = wantEmptyLine.flatMap((wants, at) => (wants ? [at] : []));
  const order = [...wanted.reverse(), 0, wantEmptyLine.length];
  for (let given = 0; given < spare; given += 1) {
    const at = order[given % order.length] ?? 0;
    gaps[at] = (gaps[at] ?? 0) + 1;
  }
  return gaps;
}

/** Draws the blocks on the ruled lines of the page. Spare lines are distributed between the blocks by `spread`. */
async function drawOnLines(pen: Pen, laid: readonly Laid[], air: readonly boolean[], pause: Pause) {
  const spare = Math.round((roomFor(pen) - heightOf(laid)) / pen.lineHeight);
  const gaps = spread(spare, air);
  let top = areaOf(pen.lineHeight).top;
  for (const [at, each] of laid.entries()) {
    top += (gaps[at] ?? 0) * pen.lineHeight;
    each.draw(top);
    top += each.height;
    await pause();
  }
}

/**
 * Draws a handout on the page, and the blocks on the handout. If `air` is false for a block, the gap above the block is
 * half as large as other gaps. There is no gap above the first block.
 */
async function drawFramed(pen: Pen, laid: readonly Laid[], air: readonly boolean[], pause: Pause) {
  const { top, bottom } = areaOf(pen.lineHeight);
  const shares = air.map((wants, at) => (at === 0 ? 0 : wants ? 1 : 0.5));
  const gap = Math.max(0, roomFor(pen) - heightOf(laid)) / sum(shares);
  drawHandout(pen, top + pen.lineHeight * 0.6, bottom - top - pen.lineHeight * 0.6);
  let y = top + pen.lineHeight * (0.6 + PADDING);
  for (const [at, each] of laid.entries()) {
    y += gap * (shares[at] ?? 0);
    each.draw(y);
    y += each.height;
    await pause();
  }
}
