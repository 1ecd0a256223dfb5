import type { PictureDrawing } from '../picture';
import { directionOf, inOneLine } from './lineBreaks';
import type { Sketch } from './sketch';
import type { Face, Theme } from './theme';

/**
 * The pen: the tools that draw a block, and the position and the width of the block. Lengths are in pixels of the
 * picture.
 */
export type Pen = {
  ctx: CanvasRenderingContext2D;
  theme: Theme;
  /** The drawings that could be loaded. */
  sketches: ReadonlyMap<PictureDrawing, Sketch>;
  /** The height of a ruled line, the unit of all sizes. */
  line: number;
  left: number;
  width: number;
  centered: boolean;
  /** Whether there are ruled lines, for texts to stand on. */
  ruled: boolean;
  /** The width of a text whose letters have a size of `REFERENCE` pixels. */
  measure(text: string, face: Face): number;
};

/** The style of a text; its size is in ruled lines. */
export type TextStyle = { face: Face; size: number; color: keyof Theme['colors'] };

/**
 * The size of letters, in pixels, at which the width of each text is measured, once. Other widths are computed from
 * it.
 */
const REFERENCE = 100;

/** Makes the `measure` of pens, which remembers every width. */
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
  (pen.measure(text, face) * size * pen.line) / REFERENCE;

/** Writes a text whose left end is at `x`. */
export function write(pen: Pen, text: string, x: number, baseline: number, style: TextStyle) {
  const { ctx, theme, line } = pen;
  ctx.font = theme.font(style.face, style.size * line);
  ctx.fillStyle = theme.colors[style.color];
  ctx.textAlign = 'left';
  ctx.direction = directionOf(text);
  ctx.fillText(inOneLine(text), x, baseline);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** A block whose size is known. `draw` draws the block with its upper edge at `top`. */
export type Laid = {
  height: number;
  /** The width of the drawn block, which may be less than the width of the pen. */
  width: number;
  draw(top: number): void;
};

/** A pen for a part of the width. */
export const within = (pen: Pen, left: number, width: number, centered = false): Pen => ({
  ...pen,
  left,
  width,
  centered,
});

/** A height. If the pen has ruled lines, the height is rounded up to full lines. */
export const inLines = ({ ruled, line }: Pen, height: number) =>
  ruled ? Math.ceil(height / line - 0.1) * line : height;

/** Blocks one below the other. */
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

/** Blocks that begin at the same height. Together they take the whole width of the pen. */
export const sideBySide = ({ width }: Pen, all: readonly Laid[]): Laid => ({
  height: Math.max(0, ...all.map(({ height }) => height)),
  width,
  draw: (top) => {
    for (const each of all) each.draw(top);
  },
});

type Point = readonly [number, number];

/** A rectangle with round corners, as the current path. */
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

/** Calls `draw` while the origin is moved to a point, and the axes are turned around the point. */
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

/** Strokes SVG path data with its origin at a point. */
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

/** A dashed line in pencil, to the right of a point. */
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

/** The outline of a strip of tape with torn ends, in hundredths of its width and height. */
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

/** A strip of washi tape with its middle at a point. */
export function drawTape({ ctx, theme, line }: Pen, middle: Point, width: number) {
  const height = line * 0.75;
  turned(ctx, middle, -2, () => {
    ctx.fillStyle = theme.colors.tape;
    ctx.beginPath();
    for (const [x, y] of TORN) ctx.lineTo((x / 100 - 0.5) * width, (y / 100 - 0.5) * height);
    ctx.fill();
  });
}
