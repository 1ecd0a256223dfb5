import type { Segment } from './text';
import { directionOf, inOneLine, wrapEvenly } from './text';
import type { Face, Theme } from './theme';

/** Widths are measured once, in this size. */
const REFERENCE = 100;

/** Where and how blocks are written; lengths are in pixels of the picture. */
export type Pen = {
  ctx: CanvasRenderingContext2D;
  theme: Theme;
  /** The height of a ruled line, the unit of all sizes. */
  line: number;
  left: number;
  width: number;
  centered: boolean;
  /** Whether there are ruled lines, for texts to stand on. */
  ruled: boolean;
  /** The width of a text in the size of the measurements. */
  measure(text: string, face: Face): number;
};

/** The size is in ruled lines. */
export type TextStyle = { face: Face; size: number; color: keyof Theme['colors'] };

/** A part of the picture whose size is known, to be drawn from `top` on. */
export type Laid = {
  height: number;
  /** Of the widest line of a text; otherwise all that there is. */
  width?: number;
  draw(top: number): void;
};

export const NOTHING: Laid = { height: 0, draw: () => undefined };

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

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

/** The pen for a part of the width, in which texts begin at the left. */
export const within = (pen: Pen, left: number, width: number): Pen => ({
  ...pen,
  left,
  width,
  centered: false,
});

/** A height in full lines, where there are lines. */
export const inLines = ({ ruled, line }: Pen, height: number) =>
  ruled ? Math.ceil(height / line - 0.1) * line : height;

/** The lines of a text, or of several that follow each other; `styles` are those of the parts. */
function layOutLines(
  pen: Pen,
  lines: readonly (readonly Segment[])[],
  styles: readonly TextStyle[],
): Laid {
  const size = Math.max(...styles.map((style) => style.size)) * pen.line;
  const pitch = inLines(pen, pen.ruled ? size : size * 1.36);
  // On the ruled line, or in the middle.
  const baseline = pen.ruled ? pitch - pen.line * 0.13 : pitch / 2 + size * 0.34;
  const measured = lines.map((line) =>
    line.map(({ text, part }, at) => {
      const style = styles[part] as TextStyle;
      const gap = at === 0 ? 0 : widthOf(pen, ' ', style);
      return { text, style, gap, width: widthOf(pen, text, style) };
    }),
  );
  const widths = measured.map((line) => sum(line.map(({ gap, width }) => gap + width)));
  const draw = (top: number) => {
    measured.forEach((line, row) => {
      let x = pen.left + (pen.centered ? (pen.width - (widths[row] ?? 0)) / 2 : 0);
      for (const { text, style, gap, width } of line) {
        write(pen, text, x + gap, top + row * pitch + baseline, style);
        x += gap + width;
      }
    });
  };
  return { height: lines.length * pitch, width: Math.max(0, ...widths), draw };
}

/** Texts that follow each other, in as many lines as they need. */
export function layOutParts(
  pen: Pen,
  parts: readonly string[],
  styles: readonly TextStyle[],
): Laid {
  const lines = wrapEvenly(parts, pen.width, (text, part) =>
    widthOf(pen, text, styles[part] as TextStyle),
  );
  return layOutLines(pen, lines, styles);
}

export const layOutText = (pen: Pen, text: string, style: TextStyle): Laid =>
  layOutParts(pen, [text], [style]);

/** In the first of the sizes in which it is not higher than `lines`, or else in the last. */
export function firstThatFits(
  pen: Pen,
  sizes: readonly number[],
  lines: number,
  layOutIn: (size: number) => Laid,
): Laid {
  let laid = NOTHING;
  for (const size of sizes) {
    laid = layOutIn(size);
    if (laid.height <= lines * pen.line) break;
  }
  return laid;
}

/** One below the other. */
export function stack(all: readonly Laid[]): Laid {
  const draw = (top: number) => {
    for (const each of all) {
      each.draw(top);
      top += each.height;
    }
  };
  return {
    height: sum(all.map(({ height }) => height)),
    width: Math.max(0, ...all.map(({ width = Infinity }) => width)),
    draw,
  };
}

/** All from the same height on. */
export const sideBySide = (all: readonly Laid[]): Laid => ({
  height: Math.max(0, ...all.map(({ height }) => height)),
  draw: (top) => {
    for (const each of all) each.draw(top);
  },
});
