import type { Pen } from './pen';

type Point = readonly [number, number];

/** A closed shape through the points. */
function polygon(ctx: CanvasRenderingContext2D, points: readonly Point[]) {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
}

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

/** Draws with the origin moved and the axes turned. */
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

/** The torn ends of a strip of tape, from top to bottom, in hundredths of its width and height. */
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
    polygon(
      ctx,
      TORN.map(([x, y]) => [(x / 100 - 0.5) * width, (y / 100 - 0.5) * height]),
    );
    ctx.fill();
  });
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
