import type { BlockOf, PictureBlock, PictureDrawing, PictureField } from '../picture';
import type { Laid, Pen, TextStyle } from './pen';
import {
  dashedLine,
  drawTape,
  inLines,
  roundedRect,
  sideBySide,
  stack,
  strokePath,
  sum,
  turned,
  widthOf,
  within,
  write,
} from './pen';
import type { Sketch } from './sketch';
import { firstThatFits, layOutParagraph, layOutText, NOTE } from './text';

/*
 * Each kind of block has a layout function. The layout function computes the size of the block. It returns the size,
 * together with a function that draws the block.
 */

/** Returns, for each block, whether there should be an empty line above the block. */
export const wantEmptyLineAbove = (blocks: readonly PictureBlock[]) =>
  blocks.map((block, at) => {
    const { kind } = block;
    const before = blocks[at - 1]?.kind;
    if (!before) return kind !== 'text';
    if (kind === 'drawings' || kind === 'columns') return before !== kind;
    const isTitle = kind === 'text' && block.size === 'title';
    return kind !== 'text' || isTitle || (before !== 'text' && before !== 'stamp');
  });

/**
 * Lays out a block for the line height and the width of the pen: returns the size of the block, and a function that
 * draws the block.
 */
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

/* Stamps. */

/** The diameter of a round stamp, as a multiple of the line height. */
const DIAMETER = 3.3;

/**
 * Lays out a stamp. A stamp with a `word` is round, any other stamp is a rectangle. In a rectangle, a text that is too
 * wide for the pen is written smaller.
 */
function layOutStamp(pen: Pen, block: BlockOf<'stamp'>): Laid {
  const { lineHeight } = pen;
  const isRound = block.word !== undefined;
  const padding = lineHeight * 0.45;
  const full: TextStyle = { face: 'handBold', size: 0.95, color: block.color };
  const natural = widthOf(pen, block.text, full);
  const inner = Math.min(pen.width - 2 * padding - lineHeight * 0.2, natural);
  const width = isRound ? DIAMETER * lineHeight : inner + 2 * padding;
  const height = inLines(pen, lineHeight * (isRound ? DIAMETER + 0.3 : 1.75));
  const draw = (top: number) => {
    const left = pen.left + (pen.centered ? (pen.width - width) / 2 : lineHeight * 0.1);
    pen.ctx.strokeStyle = pen.theme.colors[block.color];
    turned(pen.ctx, [left + width / 2, top + height / 2], isRound ? -8 : -3, () => {
      if (isRound) drawRoundStamp(pen, block);
      else drawWordStamp(pen, block.text, width, { ...full, size: (full.size * inner) / natural });
    });
  };
  return { height, width: width + lineHeight * 0.2, draw };
}

/**
 * Writes a text that is centred horizontally on the origin. `baseline` is the distance from the origin down to the
 * baseline of the text, as a multiple of the line height.
 */
const writeInMiddle = (pen: Pen, text: string, baseline: number, style: TextStyle) =>
  write(pen, text, -widthOf(pen, text, style) / 2, baseline * pen.lineHeight, style);

function drawRoundStamp(pen: Pen, { text, word = '', color }: BlockOf<'stamp'>) {
  const { ctx, lineHeight } = pen;
  ctx.lineWidth = lineHeight * 0.055;
  for (const inset of [0, 0.11]) {
    ctx.beginPath();
    ctx.arc(0, 0, (DIAMETER / 2 - inset) * lineHeight, 0, 2 * Math.PI);
    ctx.stroke();
  }
  writeInMiddle(pen, text, 0.22, { face: 'handBold', size: text.length > 3 ? 1 : 1.2, color });
  writeInMiddle(pen, word, 0.78, { face: 'hand', size: 0.44, color });
}

function drawWordStamp(pen: Pen, text: string, width: number, style: TextStyle) {
  const { ctx, lineHeight } = pen;
  ctx.lineWidth = lineHeight * 0.05;
  for (const inset of [0, lineHeight * 0.1]) {
    const [w, h] = [width - 2 * inset, lineHeight * 1.36 - 2 * inset];
    roundedRect(ctx, -w / 2, -h / 2, w, h, lineHeight * 0.2 - inset / 2);
    ctx.stroke();
  }
  writeInMiddle(pen, text, style.size * 0.36, style);
}

/* Drawings. */

type Drawn = PictureDrawing & { sketch: Sketch };

/** The free space at the left and the right of a drawing, added up, as a multiple of the line height. */
const MARGIN = 0.3;

/** Lays out drawings side by side, without the drawings that could not be loaded. */
function layOutDrawings(pen: Pen, { drawings }: BlockOf<'drawings'>): Laid {
  const drawn = drawings.flatMap((drawing): Drawn[] => {
    const sketch = pen.sketches.get(drawing);
    return sketch ? [{ ...drawing, sketch }] : [];
  });
  const widest = Math.max(0, ...drawn.map(({ height, sketch }) => height * sketch.ratio));
  const column = Math.min(pen.width / drawn.length, widest * pen.lineHeight * 1.2);
  const first = pen.left + (pen.width - column * drawn.length) / 2;
  const laid = sideBySide(
    pen,
    drawn.map((each, at) => layOutDrawing(within(pen, first + at * column, column, true), each)),
  );
  return { ...laid, width: Math.min(pen.width, (widest + MARGIN) * pen.lineHeight * drawn.length) };
}

/** Lays out a drawing, with the label above the drawing and the caption below the drawing. */
function layOutDrawing(pen: Pen, drawn: Drawn): Laid {
  const { ctx, lineHeight } = pen;
  const { label = '', caption = '', taped, signed, sketch } = drawn;
  const height = Math.min(
    drawn.height * lineHeight,
    (pen.width - lineHeight * MARGIN) / sketch.ratio,
  );
  const width = height * sketch.ratio;
  // `extraHeight` is the height that the box has in addition to the drawing, as a multiple of the line height. Tape needs more
  // height, because the tape sticks out at the top. A negative number moves a caption, or the next block, closer to the
  // drawing. The number is 0 for a signature, because its caption must stay below a dashed line.
  const extraHeight = taped ? 0.5 : signed ? 0 : caption ? -0.75 : -0.25;
  const box = inLines(pen, height + lineHeight * extraHeight);
  const draw = (top: number) => {
    const x = pen.left + pen.width / 2;
    const y = top + (caption ? height : box) / 2 + (taped ? lineHeight * 0.2 : 0);
    turned(ctx, [x, y], drawn.turn ?? 0, () => {
      if (drawn.mirrored) ctx.scale(-1, 1);
      ctx.translate(-width / 2, -height / 2);
      sketch.draw(ctx, width, height);
    });
    if (taped) drawTape(pen, [x, y - height / 2], lineHeight * 3);
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
        return at === 0 ? first * pen.lineHeight : pen.width - first * pen.lineHeight;
      });
  const gap = together ? pen.lineHeight * COLUMN_GAP : 0;
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
  // Columns are centred vertically, but a column with text is moved up, to make its text stand on ruled lines. `isOff`
  // is true if this moves a column up by half a line. Columns without text are then moved up a little, too, to look
  // level with the text.
  const isOff = middles.some(
    (middle, at) => hasText[at] && Math.round(middle / pen.lineHeight / 0.5) % 2,
  );
  const draw = (top: number) => {
    laid.forEach((each, at) => {
      const middle = middles[at] ?? 0;
      const onLine = Math.floor(middle / pen.lineHeight + 0.1) * pen.lineHeight;
      each.draw(top + (hasText[at] ? onLine : middle - (isOff ? pen.lineHeight * 0.2 : 0)));
    });
  };
  return { height, width: pen.width - free, draw };
}

/** The gap between two columns if `together` is set, as a multiple of the line height. */
const COLUMN_GAP = 0.6;

/**
 * Returns the widths of columns if `together` is set. Each column gets the width that its blocks need, but at most the
 * width that the previous columns leave free.
 */
function naturalWidths(pen: Pen, columns: BlockOf<'columns'>['columns']): number[] {
  let room = pen.width;
  return columns.map((blocks) => {
    const own = within(pen, 0, room);
    const wanted = Math.max(0, ...blocks.map((block) => layOut(own, block).width));
    // The width is one percent larger than needed. Otherwise a rounding error could break a text into two lines.
    const width = Math.min(room, wanted * 1.01);
    room -= width + pen.lineHeight * COLUMN_GAP;
    return width;
  });
}

/* Labels with values. */

/**
 * Lays out a form, with its fields on dotted lines. On a ruled page, a card behind the form hides the ruled lines. A
 * handout has no ruled lines, so the form has no card.
 */
function layOutForm(pen: Pen, { rows }: BlockOf<'fields'>): Laid {
  const { ctx, theme, lineHeight } = pen;
  if (!pen.ruled) return stack(rows.map((row) => layOutFields(pen, row)));
  const padding = lineHeight * 0.45;
  const inner = { ...within(pen, pen.left + padding, pen.width - 2 * padding), ruled: false };
  const form = stack(rows.map((row) => layOutFields(inner, row)));
  const height = inLines(pen, form.height + 1.7 * padding);
  const draw = (top: number) => {
    const y = top + (height - form.height) / 2;
    roundedRect(
      ctx,
      pen.left,
      y - padding * 0.8,
      pen.width,
      form.height + 1.6 * padding,
      lineHeight / 4,
    );
    ctx.fillStyle = theme.colors.card;
    ctx.fill();
    ctx.strokeStyle = theme.colors['card-edge'];
    ctx.lineWidth = 4;
    ctx.stroke();
    form.draw(y);
  };
  return { height, width: pen.width, draw };
}

/** Lays out fields side by side. The value of each field is below its label. */
function layOutFields(pen: Pen, fields: readonly PictureField[]): Laid {
  const gap = pen.lineHeight * 0.5;
  // The width of a field grows with the square root of its text length, and not with the text length itself. Otherwise
  // a field with a long text would leave too little width for the other fields.
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
  return { ...laid, height: laid.height + pen.lineHeight * 0.15, draw };
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

/** The SVG path of the site's icon `tick`. The tick marks a row as right. */
const TICK = 'M4.2 12.9c1.9 1.9 3.5 4 4.9 6.4 3-5.8 6.6-10.6 10.8-14.7';
/** The SVG path of the site's icon `close`. The cross marks a row as wrong. */
const CROSS = 'M4.9 4.7c5 4.5 9.7 9.3 14.3 14.4M19.3 4.8c-5.2 4.4-9.9 9.2-14.5 14.4';

const layOutTable = (pen: Pen, { rows }: BlockOf<'table'>): Laid =>
  stack(rows.map((row) => layOutRow(pen, row)));

function layOutRow(pen: Pen, { label, value, isRight }: BlockOf<'table'>['rows'][number]): Laid {
  const { ctx, theme, lineHeight } = pen;
  const isMark = isRight !== undefined;
  const bold: TextStyle = { face: 'bodyBold', size: 0.58, color: 'ink' };
  const columns = [pen.width * 0.62, pen.width * 0.38] as const;
  const draw = (top: number) => {
    ctx.strokeStyle = theme.colors['card-edge'];
    ctx.lineWidth = 2;
    ctx.strokeRect(pen.left, top, columns[0], lineHeight);
    ctx.strokeRect(pen.left + columns[0], top, columns[1], lineHeight);
    const x = pen.left + lineHeight * 0.35;
    const baseline = top + lineHeight * 0.69;
    write(pen, label, x, baseline, isMark ? { ...bold, face: 'body', color: 'text' } : bold);
    const right = x + columns[0];
    if (!isMark) {
      write(pen, value, right, baseline, bold);
      return;
    }
    const color = isRight ? 'green' : 'red';
    ctx.strokeStyle = theme.colors[color];
    strokePath(
      ctx,
      isRight ? TICK : CROSS,
      [right, top + lineHeight * 0.14],
      lineHeight * 0.031,
      5,
    );
    write(pen, value, right + lineHeight, baseline, { ...bold, color });
  };
  return { height: lineHeight, width: pen.width, draw };
}
