import type { Segment } from './text';
import { directionOf, inOneLine, wrap, wrapEvenly } from './text';
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
  widthOf(text: string, face: Face, size: number): number;
};

/** Measures texts: a size is a factor. */
export function makeRuler(ctx: CanvasRenderingContext2D, theme: Theme): Pen['widthOf'] {
  const widths = new Map<string, number>();
  return (text, face, size) => {
    const key = face + text;
    let width = widths.get(key);
    if (width === undefined) {
      ctx.font = theme.font(face, REFERENCE);
      width = ctx.measureText(text).width;
      widths.set(key, width);
    }
    return (width * size) / REFERENCE;
  };
}

/** Writes a text whose left end is at `x`, and returns how wide it is. */
export function write(
  pen: Pen,
  text: string,
  x: number,
  baseline: number,
  style: TextStyle,
): number {
  const { ctx, theme } = pen;
  ctx.font = theme.font(style.face, style.size);
  ctx.fillStyle = theme.colors[style.color];
  ctx.textAlign = 'left';
  ctx.direction = directionOf(text);
  ctx.fillText(inOneLine(text), x, baseline);
  return ctx.measureText(text).width;
}

export type TextStyle = { face: Face; size: number; color: keyof Theme['colors'] };

/** A part of the picture whose size is known, to be drawn from `top` on. */
export type Laid = { height: number; draw(top: number): void };

export const NOTHING: Laid = { height: 0, draw: () => undefined };

/** A height in full lines, where there are lines. */
export const inLines = ({ ruled, line }: Pen, height: number) =>
  ruled ? Math.ceil(height / line - 0.1) * line : height;

/** How far one line of a text is from the next. */
const pitchOf = (pen: Pen, size: number) => inLines(pen, pen.ruled ? size : size * 1.36);

/** Where the letters of a line stand: on the ruled line at its end, or in its middle. */
const baselineIn = (pen: Pen, pitch: number, size: number) =>
  pen.ruled ? pitch - pen.line * 0.13 : pitch / 2 + size * 0.34;

/** The lines of a text, or of several that follow each other; `styles` are those of the parts. */
export function layOutLines(
  pen: Pen,
  lines: readonly (readonly Segment[])[],
  styles: readonly TextStyle[],
): Laid {
  const styleOf = ({ part }: Segment) => styles[part] ?? (styles[0] as TextStyle);
  const size = Math.max(...styles.map((each) => each.size));
  const pitch = pitchOf(pen, size);
  const draw = (top: number) => {
    lines.forEach((line, row) => {
      const widths = line.map((each) =>
        pen.widthOf(each.text, styleOf(each).face, styleOf(each).size),
      );
      const gaps = line.map((each, at) =>
        at === 0 ? 0 : pen.widthOf(' ', styleOf(each).face, styleOf(each).size),
      );
      const spare = pen.width - [...widths, ...gaps].reduce((sum, each) => sum + each, 0);
      const isReversed = directionOf(line[0]?.text ?? '') === 'rtl';
      let x = pen.left + (pen.centered ? spare / 2 : isReversed ? spare : 0);
      line.forEach((each, at) => {
        x += gaps[at] ?? 0;
        write(pen, each.text, x, top + row * pitch + baselineIn(pen, pitch, size), styleOf(each));
        x += widths[at] ?? 0;
      });
    });
  };
  return { height: lines.length * pitch, draw };
}

/** A text in as many lines as it needs. */
export function layOutText(pen: Pen, text: string, style: TextStyle): Laid {
  return layOutParts(pen, [text], [style]);
}

/** Texts that follow each other in as many lines as they need. */
export function layOutParts(
  pen: Pen,
  parts: readonly string[],
  styles: readonly TextStyle[],
): Laid {
  const measure = (text: string, part: number) => {
    const style = styles[part] as TextStyle;
    return pen.widthOf(text, style.face, style.size);
  };
  const lines = (pen.centered ? wrapEvenly : wrap)(parts, pen.width, measure);
  return layOutLines(pen, lines, styles);
}

/** One below the other. */
export function stack(all: readonly Laid[]): Laid {
  const draw = (top: number) => {
    for (const each of all) {
      each.draw(top);
      top += each.height;
    }
  };
  return { height: all.reduce((sum, { height }) => sum + height, 0), draw };
}
