import type { PictureBlock } from '../picture';
import type { Laid, Pen, TextStyle } from './pen';
import { inLines, stack, sum, write } from './pen';
import { strokePath } from './shapes';
import { clusters, directionOf, inOneLine, wrap, wrapEvenly } from './text';

/* What children write on the last page: the working of the percentage, and FLAMES. */

/** Matches a name that may be spaced out: scripts whose letters are joined may not. */
const LATIN_LETTERS_ONLY = /^[\P{Letter}\p{Script=Latin}]*$/u;

/** A circle drawn by hand, in a box of 48. */
const RING = 'M33 5C18 1 5 9 4 24c-1 13 9 20 21 20 13-1 20-9 19-21C43 10 30 2 14 8';

/** How many rows are left of the working where it is cut. */
const SHORT = 2;

type Name = readonly { text: string; isCrossed: boolean }[];
type Letter = Extract<PictureBlock, { kind: 'letters' }>['letters'][number];

/** Rows of numbers, the last one in the colour; cut, they are only the last ones. */
export function layOutSteps(
  pen: Pen,
  { rows, color }: Extract<PictureBlock, { kind: 'steps' }>,
  isCut: boolean,
): Laid {
  const shown = isCut ? rows.slice(-SHORT) : rows;
  const laid = shown.map((row) => {
    const isLast = row === rows[rows.length - 1];
    return layOutNumbers(pen, row.map(String), {
      face: isLast ? 'handBold' : 'hand',
      size: pen.line * (row.length > 12 ? 0.66 : 0.8),
      color: isLast ? color : 'ink',
    });
  });
  if (shown.length < rows.length) {
    laid.unshift(
      layOutNumbers(pen, ['…'], { face: 'hand', size: pen.line * 0.8, color: 'pencil' }),
    );
  }
  return stack(laid);
}

/** Numbers with wide gaps, in as many rows as they need. */
function layOutNumbers(pen: Pen, numbers: readonly string[], style: TextStyle): Laid {
  const gap = style.size * (numbers.length > 12 ? 0.5 : 0.75);
  const measure = (text: string) =>
    text === ' ' ? gap : pen.widthOf(text, style.face, style.size);
  const rows = wrapEvenly(numbers, pen.width, measure);
  const draw = (top: number) => {
    rows.forEach((row, at) => {
      const widths = row.map(({ text }) => measure(text));
      let x = pen.left + (pen.width - sum(widths) - gap * (row.length - 1)) / 2;
      row.forEach(({ text }, index) => {
        write(pen, text, x, top + (at + 0.87) * pen.line, style);
        x += (widths[index] ?? 0) + gap;
      });
    });
  };
  return { height: rows.length * pen.line, draw };
}

/** Both names in one line, or each in as many lines as it needs. */
export function layOutCrossedNames(pen: Pen, names: readonly Name[]): Laid {
  let laid: Laid = { height: 0, draw: () => undefined };
  for (const size of [0.86, 0.62]) {
    laid = layOutNames(pen, names, size * pen.line);
    if (laid.height <= pen.line * 2) break;
  }
  return laid;
}

function layOutNames(pen: Pen, names: readonly Name[], size: number): Laid {
  const style: TextStyle = { face: 'hand', size, color: 'ink' };
  const texts = names.map((name) => inOneLine(name.map(({ text }) => text).join('')));
  const spacings = texts.map((text) => (LATIN_LETTERS_ONLY.test(text) ? size * 0.15 : 0));
  const measure = (text: string, part: number) =>
    pen.widthOf(text, style.face, size) + (spacings[part] ?? 0) * text.length;
  const gap = size;
  const together = texts.reduce((sum, text, part) => sum + measure(text, part), gap);
  const lines =
    together <= pen.width
      ? [texts.flatMap((text, part) => (text.trim() ? [{ part, from: 0, text }] : []))]
      : texts.flatMap((text, part) =>
          wrap([text], pen.width, (each) => measure(each, part)).map((line) =>
            line.map((segment) => ({ ...segment, part })),
          ),
        );
  const draw = (top: number) => {
    lines.forEach((line, row) => {
      const widths = line.map(({ text, part }) => measure(text, part));
      let x =
        pen.left +
        (pen.width - widths.reduce((sum, each) => sum + each, gap * (line.length - 1))) / 2;
      line.forEach(({ text, part, from }, at) => {
        const crossed = crossedIn(names[part] ?? [], from, text.length);
        drawName(pen, text, [x, top + (row + 0.87) * pen.line], style, {
          crossed,
          spacing: spacings[part] ?? 0,
        });
        x += (widths[at] ?? 0) + gap;
      });
    });
  };
  return { height: lines.length * pen.line, draw };
}

type Span = { from: number; to: number };

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
  text: string,
  [x, baseline]: readonly [number, number],
  style: TextStyle,
  { crossed, spacing }: { crossed: readonly Span[]; spacing: number },
) {
  const { ctx } = pen;
  const widthOf = (end: number) =>
    pen.widthOf(text.slice(0, end), style.face, style.size) + spacing * end;
  if (spacing === 0) write(pen, text, x, baseline, style);
  else {
    let at = 0;
    for (const cluster of clusters(text)) {
      const isCrossed = crossed.some(({ from, to }) => from <= at && at < to);
      write(
        pen,
        cluster,
        x + widthOf(at),
        baseline,
        isCrossed ? { ...style, color: 'pencil' } : style,
      );
      at += cluster.length;
    }
  }
  ctx.save();
  ctx.strokeStyle = pen.theme.colors.pencil;
  ctx.lineWidth = style.size * 0.07;
  ctx.lineCap = 'round';
  const isReversed = directionOf(text) === 'rtl';
  const end = widthOf(text.length);
  for (const { from, to } of crossed) {
    const [left, right] = isReversed
      ? [end - widthOf(to), end - widthOf(from)]
      : [widthOf(from), widthOf(to) - spacing];
    ctx.beginPath();
    ctx.moveTo(x + left + style.size * 0.04, baseline - style.size * 0.66);
    ctx.lineTo(x + right + style.size * 0.04, baseline + style.size * 0.06);
    ctx.stroke();
  }
  ctx.restore();
}

/** FLAMES, with its strokes and the circle. */
export function layOutLetters(pen: Pen, letters: readonly Letter[]): Laid {
  const { ctx, theme, line } = pen;
  const height = inLines(pen, line * 2);
  const size = line * 1.1;
  const gap = line * 0.75;
  const faceOf = ({ mark }: Letter) => (mark === 'crossed' ? 'hand' : 'handBold');
  const widths = letters.map((letter) => pen.widthOf(letter.text, faceOf(letter), size));
  const draw = (top: number) => {
    const all = widths.reduce((sum, each) => sum + each, gap * (letters.length - 1));
    const baseline = top + height * 0.5 + size * 0.36;
    let x = pen.left + (pen.width - all) / 2;
    letters.forEach((letter, at) => {
      const width = widths[at] ?? 0;
      const [middle, center] = [x + width / 2, baseline - size * 0.3];
      const color = letter.mark === 'crossed' ? 'pencil' : 'ink';
      write(pen, letter.text, x, baseline, { face: faceOf(letter), size, color });
      if (letter.mark === 'crossed') {
        ctx.strokeStyle = theme.colors.pencil;
        const [dx, dy] = [size * 0.36, size * 0.4];
        const stroke = `M${-dx} ${dy}L${dx} ${-dy}`;
        strokePath(ctx, stroke, [middle, center], 1, size * 0.09);
      } else if (letter.mark === 'circled') {
        ctx.strokeStyle = theme.colors.red;
        const scale = (size * 1.5) / 48;
        strokePath(ctx, RING, [middle - 24 * scale, center - 24 * scale], scale, size * 0.09);
      }
      x += width + gap;
    });
  };
  return { height, draw };
}
