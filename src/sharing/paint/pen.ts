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

/** Writes a text whose left end is at `x`. */
export function write(pen: Pen, text: string, x: number, baseline: number, style: TextStyle) {
  const { ctx, theme } = pen;
  ctx.font = theme.font(style.face, style.size);
  ctx.fillStyle = theme.colors[style.color];
  ctx.textAlign = 'left';
  ctx.direction = directionOf(text);
  ctx.fillText(inOneLine(text), x, baseline);
}

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
  const widthOf = (text: string, { face, size }: TextStyle) => pen.widthOf(text, face, size);
  const largest = Math.max(...styles.map((each) => each.size));
  const pitch = pitchOf(pen, largest);
  const measured = lines.map((line) =>
    line.map((segment, at) => {
      const style = styleOf(segment);
      const gap = at === 0 ? 0 : widthOf(' ', style);
      return { text: segment.text, style, gap, width: widthOf(segment.text, style) };
    }),
  );
  const widths = measured.map((line) => sum(line.map(({ gap, width }) => gap + width)));
  const draw = (top: number) => {
    measured.forEach((line, row) => {
      const spare = pen.width - (widths[row] ?? 0);
      const isReversed = directionOf(line[0]?.text ?? '') === 'rtl';
      const baseline = top + row * pitch + baselineIn(pen, pitch, largest);
      let x = pen.left + (pen.centered ? spare / 2 : isReversed ? spare : 0);
      for (const { text, style, gap, width } of line) {
        write(pen, text, x + gap, baseline, style);
        x += gap + width;
      }
    });
  };
  return { height: lines.length * pitch, width: Math.max(0, ...widths), draw };
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
  return layOutLines(pen, wrapEvenly(parts, pen.width, measure), styles);
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
