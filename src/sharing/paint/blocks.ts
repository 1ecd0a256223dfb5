import type { PictureBlock, PictureDrawing, PictureField, TextPart } from '../picture';
import type { Pen, TextStyle } from './pen';
import { dashedLine, drawTape, roundedRect, strokePath, turned, widthOf, write } from './pen';
import type { Sketch } from './sketch';
import type { Segment } from './text';
import { clusters, directionOf, wrapEvenly } from './text';

/* Each kind of block is laid out by a function of its own: first its size is found, then it is drawn. */

type BlockOf<Kind extends PictureBlock['kind']> = Extract<PictureBlock, { kind: Kind }>;

/** A block whose size is known, to be drawn from `top` on. */
export type Laid = {
  height: number;
  /** Of what is drawn, which may be less than the width of the pen. */
  width: number;
  draw(top: number): void;
};

export const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Whether each of the blocks wants a free line above it. */
export const wantAir = (blocks: readonly PictureBlock[]) =>
  blocks.map((block, at) => {
    const { kind } = block;
    const before = blocks[at - 1]?.kind;
    if (!before) return kind !== 'text';
    if (kind === 'drawings' || kind === 'columns') return before !== kind;
    const isTitle = kind === 'text' && block.size === 'title';
    return kind !== 'text' || isTitle || (before !== 'text' && before !== 'stamp');
  });

/** Lays out a block for the line height of the pen. */
export function layOut(pen: Pen, block: PictureBlock): Laid {
  switch (block.kind) {
    case 'text':
      return layOutParagraph(pen, block);
    case 'stamp':
      return layOutStamp(pen, block);
    case 'drawings':
      return layOutDrawings(pen, block);
    case 'columns':
      return layOutColumns(pen, block);
    case 'fields':
      return layOutForm(pen, block);
    case 'figures':
      return layOutFigures(pen, block);
    case 'table':
      return layOutTable(pen, block);
  }
}

/** The pen for a part of the width. */
const within = (pen: Pen, left: number, width: number, centered = false): Pen => ({
  ...pen,
  left,
  width,
  centered,
});

/** A height in full lines, where there are lines. */
const inLines = ({ ruled, line }: Pen, height: number) =>
  ruled ? Math.ceil(height / line - 0.1) * line : height;

/** One below the other. */
const stack = (all: readonly Laid[]): Laid => ({
  height: sum(all.map(({ height }) => height)),
  width: Math.max(0, ...all.map(({ width }) => width)),
  draw: (top) => {
    for (const each of all) {
      each.draw(top);
      top += each.height;
    }
  },
});

/** All from the same height on, in the whole width of the pen. */
const sideBySide = ({ width }: Pen, all: readonly Laid[]): Laid => ({
  height: Math.max(0, ...all.map(({ height }) => height)),
  width,
  draw: (top) => {
    for (const each of all) each.draw(top);
  },
});

/** In the first of the sizes in which it is at most `lines` high, or else in the last one. */
function firstThatFits(
  pen: Pen,
  sizes: readonly number[],
  lines: number,
  layOutIn: (size: number) => Laid,
): Laid {
  let laid = stack([]);
  for (const size of sizes) {
    laid = layOutIn(size);
    if (laid.height <= lines * pen.line) break;
  }
  return laid;
}

/* Texts. */

/** Sizes of letters in ruled lines; those of a title are tried from the first one on. */
const SIZES = { large: [0.86], hand: [0.7], body: [0.58], small: [0.5] };
const TITLE_SIZES = [1.3, 1.12, 0.95, 0.62];

/** The style of what explains something else. */
const NOTE: TextStyle = { face: 'body', size: 0.5, color: 'pencil' };

/** The gap between the parts of a wide text, in multiples of its size. */
const WIDE = 0.7;

/** The gap between letters of which some are crossed out, in multiples of their size. */
const SPACING = 0.15;

/** Matches a name that may be spaced out: scripts whose letters are joined may not. */
const LATIN_LETTERS_ONLY = /^[\P{Letter}\p{Script=Latin}]*$/u;

/** A circle drawn by hand, in a box of 48. */
const RING = 'M33 5C18 1 5 9 4 24c-1 13 9 20 21 20 13-1 20-9 19-21C43 10 30 2 14 8';

function layOutParagraph(pen: Pen, block: BlockOf<'text'>): Laid {
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

/** A title of a handout, with a short double line below it. */
function underlined(pen: Pen, title: Laid): Laid {
  const { ctx, line } = pen;
  const draw = (top: number) => {
    title.draw(top);
    ctx.fillStyle = pen.theme.colors['frame-line'];
    const left = pen.left + pen.width / 2 - line * 2;
    for (const y of [0, 8]) ctx.fillRect(left, top + title.height + y, line * 4, 4);
  };
  return { ...title, height: title.height + line * 0.5, draw };
}

/** A text in as many lines as it needs. */
function layOutText(
  pen: Pen,
  text: string | readonly TextPart[],
  style: TextStyle,
  wide = false,
): Laid {
  const size = style.size * pen.line;
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
  // On the ruled line, or in the middle.
  const baseline = pen.ruled ? pitch - pen.line * 0.13 : pitch / 2 + size * 0.34;
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

/** Writes the piece of a part that is in one line, and the marks on it. */
function writeSegment(
  pen: Pen,
  { part, style, spacing }: Word,
  { text, from }: Segment,
  x: number,
  baseline: number,
) {
  const { ctx, theme } = pen;
  const size = style.size * pen.line;
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

/* Stamps. */

/** The diameter of a round stamp, in ruled lines. */
const DIAMETER = 3.3;

/** A round stamp, or one with a word, which is written smaller where it would not fit. */
function layOutStamp(pen: Pen, block: BlockOf<'stamp'>): Laid {
  const { line } = pen;
  const isRound = block.word !== undefined;
  const padding = line * 0.45;
  const full: TextStyle = { face: 'handBold', size: 0.95, color: block.color };
  const natural = widthOf(pen, block.text, full);
  const inner = Math.min(pen.width - 2 * padding - line * 0.2, natural);
  const width = isRound ? DIAMETER * line : inner + 2 * padding;
  const height = inLines(pen, line * (isRound ? DIAMETER + 0.3 : 1.75));
  const draw = (top: number) => {
    const left = pen.left + (pen.centered ? (pen.width - width) / 2 : line * 0.1);
    pen.ctx.strokeStyle = pen.theme.colors[block.color];
    turned(pen.ctx, [left + width / 2, top + height / 2], isRound ? -8 : -3, () => {
      if (isRound) drawRoundStamp(pen, block);
      else drawWordStamp(pen, block.text, width, { ...full, size: (full.size * inner) / natural });
    });
  };
  return { height, width: width + line * 0.2, draw };
}

/** Writes with the middle of the text at the origin. */
const writeInMiddle = (pen: Pen, text: string, baseline: number, style: TextStyle) =>
  write(pen, text, -widthOf(pen, text, style) / 2, baseline * pen.line, style);

function drawRoundStamp(pen: Pen, { text, word = '', color }: BlockOf<'stamp'>) {
  const { ctx, line } = pen;
  ctx.lineWidth = line * 0.055;
  for (const inset of [0, 0.11]) {
    ctx.beginPath();
    ctx.arc(0, 0, (DIAMETER / 2 - inset) * line, 0, 2 * Math.PI);
    ctx.stroke();
  }
  writeInMiddle(pen, text, 0.22, { face: 'handBold', size: text.length > 3 ? 1 : 1.2, color });
  writeInMiddle(pen, word, 0.78, { face: 'hand', size: 0.44, color });
}

function drawWordStamp(pen: Pen, text: string, width: number, style: TextStyle) {
  const { ctx, line } = pen;
  ctx.lineWidth = line * 0.05;
  for (const inset of [0, line * 0.1]) {
    const [w, h] = [width - 2 * inset, line * 1.36 - 2 * inset];
    roundedRect(ctx, -w / 2, -h / 2, w, h, line * 0.2 - inset / 2);
    ctx.stroke();
  }
  writeInMiddle(pen, text, style.size * 0.36, style);
}

/* Drawings. */

type Drawn = PictureDrawing & { sketch: Sketch };

/** What is left free beside a drawing, in ruled lines. */
const MARGIN = 0.3;

/** Drawings side by side, without those that could not be loaded. */
function layOutDrawings(pen: Pen, { drawings }: BlockOf<'drawings'>): Laid {
  const drawn = drawings.flatMap((drawing): Drawn[] => {
    const sketch = pen.sketches.get(drawing);
    return sketch ? [{ ...drawing, sketch }] : [];
  });
  const widest = Math.max(0, ...drawn.map(({ height, sketch }) => height * sketch.ratio));
  const column = Math.min(pen.width / drawn.length, widest * pen.line * 1.2);
  const first = pen.left + (pen.width - column * drawn.length) / 2;
  const laid = sideBySide(
    pen,
    drawn.map((each, at) => layOutDrawing(within(pen, first + at * column, column, true), each)),
  );
  return { ...laid, width: Math.min(pen.width, (widest + MARGIN) * pen.line * drawn.length) };
}

/** A drawing with what is written above and below it. */
function layOutDrawing(pen: Pen, drawn: Drawn): Laid {
  const { ctx, line } = pen;
  const { label = '', caption = '', taped, signed, sketch } = drawn;
  const height = Math.min(drawn.height * line, (pen.width - line * MARGIN) / sketch.ratio);
  const width = height * sketch.ratio;
  // Tape sticks out, and a caption stands closer, but for the one of a signature.
  const more = taped ? 0.5 : signed ? 0 : caption ? -0.75 : -0.25;
  const box = inLines(pen, height + line * more);
  const draw = (top: number) => {
    const x = pen.left + pen.width / 2;
    const y = top + (caption ? height : box) / 2 + (taped ? line * 0.2 : 0);
    turned(ctx, [x, y], drawn.turn ?? 0, () => {
      if (drawn.mirrored) ctx.scale(-1, 1);
      ctx.translate(-width / 2, -height / 2);
      sketch.draw(ctx, width, height);
    });
    if (taped) drawTape(pen, [x, y - height / 2], line * 3);
    if (signed) dashedLine(pen, pen.left, top + box, pen.width, [9, 6]);
  };
  const labelStyle: TextStyle = { ...NOTE, face: 'bodyBold' };
  return stack([
    layOutText(pen, label, labelStyle),
    { height: box, width, draw },
    layOutText(pen, caption, signed ? NOTE : { ...labelStyle, color: 'text' }),
  ]);
}

/* Blocks side by side. */

function layOutColumns(pen: Pen, { columns, together, first }: BlockOf<'columns'>): Laid {
  const widths = together
    ? naturalWidths(pen, columns)
    : columns.map((_, at) => {
        if (first === undefined) return pen.width / columns.length;
        return at === 0 ? first * pen.line : pen.width - first * pen.line;
      });
  const gap = together ? pen.line * COLUMN_GAP : 0;
  const free = pen.width - sum(widths) - gap * (columns.length - 1);
  let left = pen.left + (pen.centered ? free / 2 : 0);
  const laid = columns.map((blocks, at) => {
    const width = widths[at] ?? 0;
    const column = within(pen, left, width, pen.centered && !together);
    left += width + gap;
    return stack(blocks.map((block) => layOut(column, block)));
  });
  const height = Math.max(0, ...laid.map((each) => each.height));
  const middles = laid.map((each) => (height - each.height) / 2);
  const hasText = columns.map((blocks) => pen.ruled && blocks.some(({ kind }) => kind === 'text'));
  // Texts stand on the lines, if need be half a line above the middle: what is beside them follows a little.
  const isOff = middles.some(
    (middle, at) => hasText[at] && Math.round(middle / pen.line / 0.5) % 2,
  );
  const draw = (top: number) => {
    laid.forEach((each, at) => {
      const middle = middles[at] ?? 0;
      const onLine = Math.floor(middle / pen.line + 0.1) * pen.line;
      each.draw(top + (hasText[at] ? onLine : middle - (isOff ? pen.line * 0.2 : 0)));
    });
  };
  return { height, width: pen.width - free, draw };
}

/** The gap between columns that are together, in ruled lines. */
const COLUMN_GAP = 0.6;

/** As wide as each column needs, the first one first. */
function naturalWidths(pen: Pen, columns: BlockOf<'columns'>['columns']): number[] {
  let room = pen.width;
  return columns.map((blocks) => {
    const own = within(pen, 0, room);
    const wanted = Math.max(0, ...blocks.map((block) => layOut(own, block).width));
    // A little more, so that rounding breaks no line.
    const width = Math.min(room, wanted * 1.01);
    room -= width + pen.line * COLUMN_GAP;
    return width;
  });
}

/* Labels with values. */

/** On a handout the fields are filled in on dotted lines, on the page they are on a card. */
function layOutForm(pen: Pen, { rows }: BlockOf<'fields'>): Laid {
  const { ctx, theme, line } = pen;
  if (!pen.ruled) return stack(rows.map((row) => layOutFields(pen, row)));
  const padding = line * 0.45;
  const inner = { ...within(pen, pen.left + padding, pen.width - 2 * padding), ruled: false };
  const form = stack(rows.map((row) => layOutFields(inner, row)));
  const height = inLines(pen, form.height + 1.7 * padding);
  const draw = (top: number) => {
    const y = top + (height - form.height) / 2;
    roundedRect(ctx, pen.left, y - padding * 0.8, pen.width, form.height + 1.6 * padding, line / 4);
    ctx.fillStyle = theme.colors.card;
    ctx.fill();
    ctx.strokeStyle = theme.colors['card-edge'];
    ctx.lineWidth = 4;
    ctx.stroke();
    form.draw(y);
  };
  return { height, width: pen.width, draw };
}

/** Labels, and below each its value. */
function layOutFields(pen: Pen, fields: readonly PictureField[]): Laid {
  const gap = pen.line * 0.5;
  // Wider where there is more to write, but not by as much.
  const shares = fields.map(({ label, value }) =>
    Math.max(2, Math.sqrt(Math.max(label.length, value.length))),
  );
  const unit = (pen.width - gap * (fields.length - 1)) / sum(shares);
  const columns = shares.map((share, at) =>
    within(pen, pen.left + unit * sum(shares.slice(0, at)) + gap * at, unit * share),
  );
  const laid = sideBySide(
    pen,
    fields.map((field, at) => layOutField(columns[at] as Pen, field)),
  );
  const draw = (top: number) => {
    laid.draw(top);
    for (const { left, width } of columns) dashedLine(pen, left, top + laid.height, width, [3, 6]);
  };
  return { ...laid, height: laid.height + pen.line * 0.15, draw };
}

function layOutField(pen: Pen, { label, value }: PictureField): Laid {
  const above = layOutText(pen, label, NOTE);
  const below = firstThatFits(pen, [0.72, 0.6, 0.46], 2.5, (size) =>
    layOutText(pen, value, { face: 'handBold', size, color: 'ink' }),
  );
  return stack([{ ...above, height: above.height * 0.85 }, below]);
}

function layOutFigures(pen: Pen, { figures }: BlockOf<'figures'>): Laid {
  const width = pen.width / figures.length;
  return sideBySide(
    pen,
    figures.map(({ label, value }, at) => {
      const column = within(pen, pen.left + at * width, width, pen.centered);
      return stack([
        layOutText(column, value, { face: 'handBold', size: 1, color: 'ink' }),
        layOutText(column, label, NOTE),
      ]);
    }),
  );
}

/** The icons `tick` and `close` of the site. */
const TICK = 'M4.2 12.9c1.9 1.9 3.5 4 4.9 6.4 3-5.8 6.6-10.6 10.8-14.7';
const CROSS = 'M4.9 4.7c5 4.5 9.7 9.3 14.3 14.4M19.3 4.8c-5.2 4.4-9.9 9.2-14.5 14.4';

const layOutTable = (pen: Pen, { rows }: BlockOf<'table'>): Laid =>
  stack(rows.map((row) => layOutRow(pen, row)));

function layOutRow(pen: Pen, { label, value, isRight }: BlockOf<'table'>['rows'][number]): Laid {
  const { ctx, theme, line } = pen;
  const isMark = isRight !== undefined;
  const bold: TextStyle = { face: 'bodyBold', size: 0.58, color: 'ink' };
  const columns = [pen.width * 0.62, pen.width * 0.38] as const;
  const draw = (top: number) => {
    ctx.strokeStyle = theme.colors['card-edge'];
    ctx.lineWidth = 2;
    ctx.strokeRect(pen.left, top, columns[0], line);
    ctx.strokeRect(pen.left + columns[0], top, columns[1], line);
    const x = pen.left + line * 0.35;
    const baseline = top + line * 0.69;
    write(pen, label, x, baseline, isMark ? { ...bold, face: 'body', color: 'text' } : bold);
    const right = x + columns[0];
    if (!isMark) {
      write(pen, value, right, baseline, bold);
      return;
    }
    const color = isRight ? 'green' : 'red';
    ctx.strokeStyle = theme.colors[color];
    strokePath(ctx, isRight ? TICK : CROSS, [right, top + line * 0.14], line * 0.031, 5);
    write(pen, value, right + line, baseline, { ...bold, color });
  };
  return { height: line, width: pen.width, draw };
}
