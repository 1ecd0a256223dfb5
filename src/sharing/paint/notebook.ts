import type { Laid, Pen, TextStyle } from './pen';
import { firstThatFits, inLines, stack, sum, widthOf, write } from './pen';
import { strokePath } from './shapes';
import { clusters, directionOf, inOneLine, wrap, wrapEvenly } from './text';
import type { BlockOf } from './words';

/* What children write on the last page: the working of the percentage, and FLAMES. */

/** Matches a name that may be spaced out: scripts whose letters are joined may not. */
const LATIN_LETTERS_ONLY = /^[\P{Letter}\p{Script=Latin}]*$/u;

/** A circle drawn by hand, in a box of 48. */
const RING = 'M33 5C18 1 5 9 4 24c-1 13 9 20 21 20 13-1 20-9 19-21C43 10 30 2 14 8';

/** How many rows are left of the working where it is cut. */
const SHORT = 2;

/** Where in a line letters stand on. */
const BASELINE = 0.87;

type Name = BlockOf<'crossedNames'>['names'][number];
type Letter = BlockOf<'letters'>['letters'][number];

/** Widths and gaps in the middle of the page: where each begins. */
function placesOf(pen: Pen, widths: readonly number[], gap: number): number[] {
  const all = sum(widths) + gap * (widths.length - 1);
  const left = pen.left + (pen.width - all) / 2;
  return widths.map((_, at) => left + sum(widths.slice(0, at)) + gap * at);
}

/** Rows of numbers, the last one in the colour; cut, they are only the last ones. */
export function layOutSteps(pen: Pen, { rows, color }: BlockOf<'steps'>, isCut: boolean): Laid {
  const shown = isCut ? rows.slice(-SHORT) : rows;
  const laid = shown.map((row) => {
    const isLast = row === rows[rows.length - 1];
    return layOutNumbers(pen, row.map(String), {
      face: isLast ? 'handBold' : 'hand',
      size: row.length > 12 ? 0.66 : 0.8,
      color: isLast ? color : 'ink',
    });
  });
  if (shown.length < rows.length) {
    laid.unshift(layOutNumbers(pen, ['…'], { face: 'hand', size: 0.8, color: 'pencil' }));
  }
  return stack(laid);
}

/** Numbers with wide gaps, in as many rows as they need. */
function layOutNumbers(pen: Pen, numbers: readonly string[], style: TextStyle): Laid {
  const { line } = pen;
  const gap = style.size * line * (numbers.length > 12 ? 0.5 : 0.75);
  const measure = (text: string) => (text === ' ' ? gap : widthOf(pen, text, style));
  const rows = wrapEvenly(numbers, pen.width, measure);
  const draw = (top: number) => {
    rows.forEach((row, at) => {
      const widths = row.map(({ text }) => measure(text));
      placesOf(pen, widths, gap).forEach((x, index) => {
        write(pen, row[index]?.text ?? '', x, top + (at + BASELINE) * line, style);
      });
    });
  };
  return { height: rows.length * line, draw };
}

/** Both names in one line, or each in as many lines as it needs. */
export function layOutCrossedNames(pen: Pen, { names }: BlockOf<'crossedNames'>): Laid {
  return firstThatFits(pen, [0.86, 0.62], 2, (size) => layOutNames(pen, names, size));
}

/** A line of a name: where in it each cluster is, and which of them are crossed out. */
type NameLine = { text: string; spacing: number; crossed: readonly Span[]; width: number };
type Span = { from: number; to: number };

function layOutNames(pen: Pen, names: readonly Name[], size: number): Laid {
  const style: TextStyle = { face: 'hand', size, color: 'ink' };
  const gap = size * pen.line;
  const all = names.map((name) => {
    const full = inOneLine(name.map(({ text }) => text).join(''));
    const spacing = LATIN_LETTERS_ONLY.test(full) ? gap * 0.15 : 0;
    const measure = (text: string) => widthOf(pen, text, style) + spacing * text.length;
    return wrap([full], pen.width, measure).map((line): NameLine[] =>
      line.map(({ text, from }) => ({
        text,
        spacing,
        crossed: crossedIn(name, from, text.length),
        width: measure(text),
      })),
    );
  });
  const single = all.flat(2);
  const isOne =
    single.length <= names.length && sum(single.map(({ width }) => width)) + gap <= pen.width;
  const lines = isOne ? [single] : all.flat();
  const draw = (top: number) => {
    lines.forEach((line, row) => {
      const widths = line.map(({ width }) => width);
      placesOf(pen, widths, gap).forEach((x, at) => {
        const name = line[at];
        if (name) drawName(pen, name, x, top + (row + BASELINE) * pen.line, style);
      });
    });
  };
  return { height: lines.length * pen.line, draw };
}

/** The crossed pieces of a name that are in a line of it. */
function crossedIn(name: Name, from: number, length: number): Span[] {
  const spans: Span[] = [];
  let at = -from;
  for (const { text, isCrossed } of name) {
    if (isCrossed && at >= 0 && at < length) spans.push({ from: at, to: at + text.length });
    at += text.length;
  }
  return spans;
}

/** A line of a name, with a stroke through each of the crossed pieces. */
function drawName(
  pen: Pen,
  { text, spacing, crossed, width }: NameLine,
  x: number,
  baseline: number,
  style: TextStyle,
) {
  const { ctx } = pen;
  const size = style.size * pen.line;
  const offsetOf = (end: number) => widthOf(pen, text.slice(0, end), style) + spacing * end;
  let at = 0;
  for (const piece of spacing > 0 ? clusters(text) : [text]) {
    const isCrossed = spacing > 0 && crossed.some(({ from, to }) => from <= at && at < to);
    const own = isCrossed ? ({ ...style, color: 'pencil' } as const) : style;
    write(pen, piece, x + offsetOf(at), baseline, own);
    at += piece.length;
  }
  const isReversed = directionOf(text) === 'rtl';
  ctx.strokeStyle = pen.theme.colors.pencil;
  for (const { from, to } of crossed) {
    const length = offsetOf(to) - offsetOf(from) - spacing;
    const left = isReversed ? width - offsetOf(to) : offsetOf(from);
    const stroke = `M0 0l${length} ${size * 0.72}`;
    strokePath(ctx, stroke, [x + left + size * 0.04, baseline - size * 0.66], 1, size * 0.07);
  }
}

/** FLAMES, with its strokes and the circle. */
export function layOutLetters(pen: Pen, { letters }: BlockOf<'letters'>): Laid {
  const { line } = pen;
  const height = inLines(pen, line * 2);
  const styleOf = ({ mark }: Letter): TextStyle => ({
    face: mark === 'crossed' ? 'hand' : 'handBold',
    size: 1.1,
    color: mark === 'crossed' ? 'pencil' : 'ink',
  });
  const widths = letters.map((letter) => widthOf(pen, letter.text, styleOf(letter)));
  const draw = (top: number) => {
    placesOf(pen, widths, line * 0.75).forEach((x, at) => {
      const letter = letters[at];
      if (!letter) return;
      const middle = top + height / 2;
      write(pen, letter.text, x, middle + line * 0.4, styleOf(letter));
      drawMark(pen, letter, x + (widths[at] ?? 0) / 2, middle + line * 0.07);
    });
  };
  return { height, draw };
}

function drawMark({ ctx, theme, line }: Pen, { mark }: Letter, x: number, y: number) {
  const width = line * 0.1;
  if (mark === 'crossed') {
    ctx.strokeStyle = theme.colors.pencil;
    strokePath(ctx, 'M-9 10L9-10', [x, y], line * 0.044, width);
  } else if (mark === 'circled') {
    ctx.strokeStyle = theme.colors.red;
    const scale = (line * 1.65) / 48;
    strokePath(ctx, RING, [x - 24 * scale, y - 24 * scale], scale, width);
  }
}
