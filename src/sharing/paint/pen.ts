import type { PictureDrawing } from '../picture';
import { directionOf, inOneLine } from './lineBreaks';
import type { Sketch } from './sketch';
import type { Face, Theme } from './theme';

/** The tools for drawing a block, and the left edge and the width of the block. All lengths are in pixels. */
export type Pen = {
  ctx: CanvasRenderingContext2D;
  theme: Theme;
  /** The loaded drawings. Drawings that could not be loaded are missing. */
  sketches: ReadonlyMap<PictureDrawing, Sketch>;
  /** The height of a ruled line. Most other sizes are multiples of the line height. */
  lineHeight: number;
  left: number;
  width: number;
  centered: boolean;
  /** Whether the block is drawn on ruled lines. If so, texts stand on the ruled lines. */
  ruled: boolean;
  /** Returns the width of a text whose letters have a size of `REFERENCE` pixels. */
  measure(text: string, face: Face): number;
};

/** The style of a text. `size` is the size of the letters, as a multiple of the line height. */
export type TextStyle = { face: Face; size: number; color: keyof Theme['colors'] };

/**
 * The size of letters, in pixels, at which the width of each text is measured. The widths at other sizes are computed
 * from the measured width.
 */
const REFERENCE = 100;

/** Returns the function `measure` of a pen. The function remembers each width, to measure each text only once. */
export function makeMeasure(ctx: CanvasRenderingContext2D, theme: Theme): Pen['measure'] {
  const widths = new Map<string, number>();
  return (text, face) => {
    const key = face + text;
    let width = widths.get(key);
    if (width === undefined) {
      ctx.font = theme.font(face, REFERENCE);
      width = ctx.measureText(text).width;
      widths.set(key, width);
    }
    return width;
  };
}

export const widthOf = (pen: Pen, text: string, { face, size }: TextStyle) =>
  (pen.measure(text, face) * size * pen.lineHeight) / REFERENCE;

/** Writes a text in one line. `x` is the left end of the text. */
export function write(pen: Pen, text: string, x: number, baseline: number, style: TextStyle) {
  const { ctx, theme, lineHeight } = pen;
  ctx.font = theme.font(style.face, style.size * lineHeight);
  ctx.fillStyle = theme.colors[style.color];
  ctx.textAlign = 'left';
  ctx.direction = directionOf(text);
  ctx.fillText(inOneLine(text), x, baseline);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** A block that is laid out: its size in pixels, and a function that draws the block with its upper edge at `top`. */
export type Laid = {
  height: number;
  /** The width of the drawn block. It may be smaller than the width of the pen. */
  width: number;
  draw(top: number): void;
};

/** Returns a pen that draws in a part of the width of another pen. */
export const within = (pen: Pen, left: number, width: number, centered = false): Pen => ({
  ...pen,
  left,
  width,
  centered,
});

/**
 * Returns the height that a block takes up. On ruled lines, the height is rounded up to whole lines, but an excess of
 * up to a tenth of a line is ignored. Without ruled lines, the height stays unchanged.
 */
export const inLines = ({ ruled, lineHeight }: Pen, height: number) =>
  ruled ? Math.ceil(height / lineHeight - 0.1) * lineHeight : height;

/** Combines blocks into one block, one below the other. */
export const stack = (all: readonly Laid[]): Laid => ({
  height: sum(all.map(({ height }) => height)),
  width: Math.max(0, ...all.map(({ width }) => width)),
  draw: (top) => {
    for (const each of all) {
      each.draw(top);
      top += each.height;
    }
  },
});

/** Combines blocks into one block, side by side with their upper edges aligned. The result is as wide as the pen. */
export const sideBySide = ({ width }: Pen, all: readonly Laid[]): Laid => ({
  height: Math.max(0, ...all.map(({ height }) => height)),
  width,
  draw: (top) => {
    for (const each of all) each.draw(top);
  },
});

type Point = readonly [number, number];

/** Makes a rectangle with round corners the current path of the canvas. */
export function roundedRect(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) {
  ctx.beginPath();
  ctx.moveTo(x + radius, y);
  ctx.arcTo(x + width, y, x + width, y + height, radius);
  ctx.arcTo(x + width, y + height, x, y + height, radius);
  ctx.arcTo(x, y + height, x, y, radius);
  ctx.arcTo(x, y, x + width, y, radius);
  ctx.closePath();
}

/**
 * Calls `draw` with the origin of the canvas at a point, and with the axes rotated around the point. Restores the
 * canvas afterwards.
 */
export function turned(
  ctx: CanvasRenderingContext2D,
  [x, y]: Point,
  degrees: number,
  draw: () => void,
) {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((degrees * Math.PI) / 180);
  draw();
  ctx.restore();
}

/** Draws the stroke of an SVG path, with the origin of the path at a point. `width` is the width of the stroke. */
export function strokePath(
  ctx: CanvasRenderingContext2D,
  path: string,
  [x, y]: Point,
  scale: number,
  width: number,
) {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.lineWidth = width / scale;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke(new Path2D(path));
  ctx.restore();
}

/** Draws a horizontal dashed line in the colour `pencil`, from a point to the right. */
export function dashedLine(
  { ctx, theme }: Pen,
  x: number,
  y: number,
  width: number,
  dash: number[],
) {
  ctx.save();
  ctx.strokeStyle = theme.colors.pencil;
  ctx.setLineDash(dash);
  strokePath(ctx, `M0 0h${width}`, [x, y], 1, 2);
  ctx.restore();
}

/** The outline of a strip of tape with torn ends. The coordinates are percentages of the width and the height. */
const TORN: readonly Point[] = [
  [0, 0],
  [2, 20],
  [0, 40],
  [3, 60],
  [1, 80],
  [2, 100],
  [98, 100],
  [100, 78],
  [97, 58],
  [100, 38],
  [98, 18],
  [100, 0],
];

/** Draws a strip of decorative tape. The point is the middle of the strip. */
export function drawTape({ ctx, theme, lineHeight }: Pen, middle: Point, width: number) {
  const height = lineHeight * 0.75;
  turned(ctx, middle, -2, () => {
    ctx.fillStyle = theme.colors.tape;
    ctx.beginPath();
    for (const [x, y] of TORN) ctx.lineTo((x / 100 - 0.5) * width, (y / 100 - 0.5) * height);
    ctx.fill();
  });
}
