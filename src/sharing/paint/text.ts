import type { BlockOf, TextPart } from '../picture';
import type { Segment } from './lineBreaks';
import { clusters, directionOf, wrapEvenly } from './lineBreaks';
import type { Laid, Pen, TextStyle } from './pen';
import { inLines, stack, strokePath, widthOf, write } from './pen';

/**
 * The sizes of letters, as multiples of the line height. Each size is a list of one, because `firstThatFits` takes a
 * list of the sizes to try. Only a title has several sizes.
 */
const SIZES = { large: [0.86], hand: [0.7], body: [0.58], small: [0.5] };
/** The sizes of the letters of a title, as multiples of the line height, in the order in which they are tried. */
const TITLE_SIZES = [1.3, 1.12, 0.95, 0.62];

/** The style of a text that explains another text or a drawing, such as a label. */
export const NOTE: TextStyle = { face: 'body', size: 0.5, color: 'pencil' };

/** The gap between the parts of a text with the option `wide`, as a multiple of the size of the letters. */
const WIDE = 0.7;

/** The additional gap between the letters of a part with the property `crossed`, as a multiple of their size. */
const SPACING = 0.15;

/**
 * Matches a text whose letters are all Latin. Only a Latin text may have gaps between its letters. Some other scripts
 * join letters, and gaps would tear the joined letters apart.
 */
const LATIN_LETTERS_ONLY = /^[\P{Letter}\p{Script=Latin}]*$/u;

/** The SVG path of a circle that looks drawn by hand. The circle is in a box of 48 by 48 units. */
const RING = 'M33 5C18 1 5 9 4 24c-1 13 9 20 21 20 13-1 20-9 19-21C43 10 30 2 14 8';

/** Lays out a block of text. A title that would be more than two ruled lines high gets smaller letters. */
export function layOutParagraph(pen: Pen, block: BlockOf<'text'>): Laid {
  const { text, strong, size, color, wide } = block;
  const isTitle = size === 'title';
  const isHand = block.hand || isTitle;
  const [regular, bold] = isHand
    ? (['hand', 'handBold'] as const)
    : (['body', 'bodyBold'] as const);
  const face = strong || isTitle ? bold : regular;
  const sizes = isTitle ? TITLE_SIZES : SIZES[size ?? (isHand ? 'hand' : 'body')];
  const laid = firstThatFits(pen, sizes, 2, (own) =>
    layOutText(pen, text, { face, size: own, color: color ?? (isHand ? 'ink' : 'text') }, wide),
  );
  return isTitle && !pen.ruled ? underlined(pen, laid) : laid;
}

/** Adds a short double line below the title of a handout, which is a page without ruled lines. */
function underlined(pen: Pen, title: Laid): Laid {
  const { ctx, lineHeight } = pen;
  const draw = (top: number) => {
    title.draw(top);
    ctx.fillStyle = pen.theme.colors['frame-line'];
    const left = pen.left + pen.width / 2 - lineHeight * 2;
    for (const y of [0, 8]) ctx.fillRect(left, top + title.height + y, lineHeight * 4, 4);
  };
  return { ...title, height: title.height + lineHeight * 0.5, draw };
}

/** Lays out a text in as many lines as necessary. */
export function layOutText(
  pen: Pen,
  text: string | readonly TextPart[],
  style: TextStyle,
  wide = false,
): Laid {
  const size = style.size * pen.lineHeight;
  const parts = typeof text === 'string' ? [{ text }] : text;
  const words = parts.map((part) => ({
    part,
    style: { ...style, color: part.color ?? style.color },
    spacing: part.crossed && LATIN_LETTERS_ONLY.test(part.text) ? size * SPACING : 0,
  }));
  const measure = (written: string, at: number) =>
    written === ' ' && wide
      ? size * WIDE
      : widthOf(pen, written, style) + (words[at]?.spacing ?? 0) * written.length;
  const lines = wrapEvenly(
    parts.map((part) => part.text),
    pen.width,
    measure,
  ).map((segments) => {
    let width = 0;
    const placed = segments.map((segment, at) => {
      const x = width + (at === 0 ? 0 : measure(' ', segment.part));
      width = x + measure(segment.text, segment.part);
      return { segment, x };
    });
    return { placed, width };
  });
  const pitch = inLines(pen, pen.ruled ? size : size * 1.36);
  // The letters stand on a ruled line. If there are no ruled lines, the letters stand in the middle of their row.
  const baseline = pen.ruled ? pitch - pen.lineHeight * 0.13 : pitch / 2 + size * 0.34;
  const draw = (top: number) => {
    lines.forEach(({ placed, width }, row) => {
      const left = pen.left + (pen.centered ? (pen.width - width) / 2 : 0);
      for (const { segment, x } of placed) {
        const word = words[segment.part] as Word;
        writeSegment(pen, word, segment, left + x, top + row * pitch + baseline);
      }
    });
  };
  return {
    height: lines.length * pitch,
    width: Math.max(0, ...lines.map(({ width }) => width)),
    draw,
  };
}

type Word = { part: TextPart; style: TextStyle; spacing: number };

/**
 * Writes a segment, the piece of a text that stands in one line. Also draws the strokes through crossed-out letters,
 * and the circle around a circled text.
 */
function writeSegment(
  pen: Pen,
  { part, style, spacing }: Word,
  { text, from }: Segment,
  x: number,
  baseline: number,
) {
  const { ctx, theme } = pen;
  const size = style.size * pen.lineHeight;
  const crossed = (part.crossed ?? []).flatMap((place) => {
    const isHere = place.from >= from && place.from < from + text.length;
    return isHere ? [{ from: place.from - from, to: place.to - from }] : [];
  });
  const offsetOf = (end: number) => widthOf(pen, text.slice(0, end), style) + spacing * end;
  let at = 0;
  for (const piece of spacing > 0 ? clusters(text) : [text]) {
    const isCrossed = spacing > 0 && crossed.some((each) => each.from <= at && at < each.to);
    write(
      pen,
      piece,
      x + offsetOf(at),
      baseline,
      isCrossed ? { ...style, color: 'pencil' } : style,
    );
    at += piece.length;
  }
  const width = offsetOf(text.length) - spacing;
  ctx.strokeStyle = theme.colors.pencil;
  for (const place of crossed) {
    const [start, end] = [offsetOf(place.from), offsetOf(place.to) - spacing];
    const left = directionOf(text) === 'rtl' ? width - end : start;
    const stroke = `M0 0l${end - start} ${size * 0.72}`;
    strokePath(ctx, stroke, [x + left + size * 0.04, baseline - size * 0.66], 1, size * 0.07);
  }
  if (part.circled) {
    const diameter = size * 1.05;
    const corner = [x + (width - diameter) / 2, baseline - size * 0.33 - diameter / 2] as const;
    ctx.strokeStyle = theme.colors.red;
    strokePath(ctx, RING, corner, diameter / 48, size * 0.08);
  }
}

/**
 * Calls `layOutIn` with one size after another, and returns the first result that is at most `lines` ruled lines high.
 * If no result is low enough, the function returns the result for the last size.
 */
export function firstThatFits(
  pen: Pen,
  sizes: readonly number[],
  lines: number,
  layOutIn: (size: number) => Laid,
): Laid {
  let laid = stack([]);
  for (const size of sizes) {
    laid = layOutIn(size);
    if (laid.height <= lines * pen.lineHeight) break;
  }
  return laid;
}
