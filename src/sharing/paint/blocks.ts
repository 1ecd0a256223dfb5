import type { PictureBlock, PictureDrawing, PictureField } from '../picture';
import { layOutCrossedNames, layOutLetters, layOutSteps } from './notebook';
import type { Laid, Pen, TextStyle } from './pen';
import { inLines, layOutParts, layOutText, NOTHING, stack, sum, write } from './pen';
import { drawTape, roundedRect, strokePath, turned } from './shapes';
import type { Sketch } from './sketch';

/** The drawings that could be had. */
export type Sketches = ReadonlyMap<PictureDrawing, Sketch>;

type BlockOf<Kind extends PictureBlock['kind']> = Extract<PictureBlock, { kind: Kind }>;

/** Sizes in ruled lines. */
const SIZES = {
  titles: [1.3, 1.12, 0.95],
  large: 0.86,
  hand: 0.7,
  body: 0.58,
  list: 0.66,
  /** Of what is very long. */
  dense: 0.62,
  small: 0.5,
} as const;

/** Of a round stamp, in ruled lines. */
const STAMP = 3.3;

const TICK = 'M4.2 12.9c1.9 1.9 3.5 4 4.9 6.4 3-5.8 6.6-10.6 10.8-14.7';
const CROSS = 'M4.9 4.7c5 4.5 9.7 9.3 14.3 14.4M19.3 4.8c-5.2 4.4-9.9 9.2-14.5 14.4';

/** What a text belongs to that follows it. */
const ATTACHED: readonly PictureBlock['kind'][] = [
  'text',
  'title',
  'wordStamp',
  'crossedNames',
  'letters',
];

/** What stands right below the heading. */
const WORDS: readonly PictureBlock['kind'][] = ['text', 'title', 'phrase'];

/** Whether each of the blocks wants a free line above it. */
export const wantAir = (blocks: readonly PictureBlock[]) =>
  blocks.map(({ kind }, at) => {
    const before = blocks[at - 1];
    if (!before) return !WORDS.includes(kind);
    if (kind === 'steps' || kind === 'letters') return false;
    if (kind === 'drawings') return before.kind !== 'drawings';
    return kind !== 'text' || !ATTACHED.includes(before.kind);
  });

/** Lays out a block for the line height of the pen. */
export function layOut(pen: Pen, sketches: Sketches, block: PictureBlock, isCut = false): Laid {
  switch (block.kind) {
    case 'title':
      return layOutTitle(pen, block);
    case 'text':
      return layOutParagraph(pen, block);
    case 'phrase':
      return layOutPhrase(pen, block);
    case 'stamp':
      return layOutStamp(pen, block);
    case 'wordStamp':
      return layOutWordStamp(pen, block);
    case 'steps':
      return layOutSteps(pen, block, isCut);
    case 'crossedNames':
      return layOutCrossedNames(pen, block.names);
    case 'letters':
      return layOutLetters(pen, block.letters);
    case 'table':
      return layOutTable(pen, block);
    case 'fields':
      return layOutForm(pen, block);
    case 'figures':
      return layOutFigures(pen, block.figures);
    case 'list':
      return layOutList(pen, block.items);
    case 'drawings':
      return layOutDrawings(pen, sketches, block);
    case 'beside':
      return layOutBeside(pen, sketches, block);
    case 'signed':
      return layOutSigned(pen, sketches, block);
  }
}

/** In one line as large as it fits, or smaller in two. */
function layOutTitle(pen: Pen, { text }: BlockOf<'title'>): Laid {
  const { ctx, line } = pen;
  const title = firstThatFits(SIZES.titles, line * 2, (size) =>
    layOutText(pen, text, { face: 'handBold', size: size * line, color: 'ink' }),
  );
  if (pen.ruled) return title;
  const draw = (top: number) => {
    title.draw(top);
    ctx.fillStyle = pen.theme.colors['frame-line'];
    for (const y of [0, 8]) {
      ctx.fillRect(pen.left + pen.width / 2 - line * 2, top + title.height + y, line * 4, 4);
    }
  };
  return { height: title.height + line * 0.5, draw };
}

function layOutParagraph(pen: Pen, block: BlockOf<'text'>): Laid {
  const { text, hand = false, strong = false, size = hand ? 'hand' : 'body' } = block;
  const face = hand ? (strong ? 'handBold' : 'hand') : strong ? 'bodyBold' : 'body';
  return layOutText(pen, text, {
    face,
    size: SIZES[size] * pen.line,
    color: block.color ?? 'text',
  });
}

/** A phrase that needs more lines is written smaller. */
function layOutPhrase(pen: Pen, { parts, size }: BlockOf<'phrase'>): Laid {
  const texts = parts.map(({ text }) => text);
  const face = size === 'large' ? 'handBold' : 'hand';
  const sizes = size === 'large' ? [1.25, 0.86, SIZES.dense] : [SIZES.hand, SIZES.dense];
  return firstThatFits(sizes, pen.line * 2.5, (each) =>
    layOutParts(
      pen,
      texts,
      parts.map(({ color = 'ink' }) => ({ face, size: each * pen.line, color })),
    ),
  );
}

/** In the first of the sizes in which it is not too high, or else in the last. */
function firstThatFits(
  sizes: readonly number[],
  height: number,
  layOutIn: (size: number) => Laid,
): Laid {
  let laid = NOTHING;
  for (const size of sizes) {
    laid = layOutIn(size);
    if (laid.height <= height) break;
  }
  return laid;
}

function layOutStamp(pen: Pen, block: BlockOf<'stamp'>): Laid {
  const { line } = pen;
  const diameter = STAMP * line;
  const size = line * 0.8;
  const stamp: Laid = {
    height: inLines(pen, diameter + line * 0.3),
    width: diameter,
    draw: (top) => drawStamp(pen, pen.left + pen.width / 2, top + stamp.height / 2, block),
  };
  if (!block.beside) return stamp;
  return besideEachOther(
    pen,
    [diameter, stamp.height],
    (x, y) => drawStamp(pen, x, y, block),
    (right) =>
      layOutText(right, block.beside ?? '', { face: 'handBold', size, color: block.color }),
  );
}

/**
 * Something with its middle at a point, and to its right a text or blocks: together in the middle of
 * the page, where texts are.
 */
function besideEachOther(
  pen: Pen,
  [width, height]: readonly [number, number],
  drawAt: (x: number, y: number) => void,
  layOutRight: (pen: Pen) => Laid,
): Laid {
  const { line } = pen;
  const gap = line * 0.6;
  const room = pen.width - width - gap;
  const narrow = layOutRight({ ...pen, width: room });
  const right = Math.min(room, narrow.width ?? room);
  const left = pen.left + (pen.centered ? (room - right) / 2 : 0);
  const words = layOutRight({
    ...pen,
    left: left + width + gap,
    width: right * 1.01,
    centered: false,
  });
  const all = Math.max(height, words.height);
  const offset = inLines(pen, (all - words.height) / 2 - line * 0.45);
  const draw = (top: number) => {
    words.draw(top + offset);
    // Beside the middle of the words, which stand on their lines.
    const play = pen.ruled ? line * 0.2 : 0;
    const middle = Math.max(height / 2 - play, offset + words.height / 2 + line * 0.1);
    drawAt(left + width / 2, top + Math.min(middle, all - height / 2 + play));
  };
  return { height: all, draw };
}

function drawStamp(
  pen: Pen,
  x: number,
  y: number,
  { figure, word, color }: Pick<BlockOf<'stamp'>, 'figure' | 'word' | 'color'>,
) {
  const { ctx, line } = pen;
  turned(ctx, [x, y], -8, () => {
    ctx.strokeStyle = pen.theme.colors[color];
    ctx.lineWidth = line * 0.055;
    for (const inset of [0, 0.11]) {
      ctx.beginPath();
      ctx.arc(0, 0, (STAMP / 2 - inset) * line, 0, 2 * Math.PI);
      ctx.stroke();
    }
    const center = (text: string, baseline: number, style: TextStyle) =>
      write(pen, text, -pen.widthOf(text, style.face, style.size) / 2, baseline, style);
    const size = line * (figure.length > 3 ? 1 : 1.2);
    center(figure, line * 0.22, { face: 'handBold', size, color });
    center(word, line * 0.78, { face: 'hand', size: line * 0.44, color });
  });
}

function layOutWordStamp(pen: Pen, { text, color, label = '' }: BlockOf<'wordStamp'>): Laid {
  const { ctx, line } = pen;
  const style: TextStyle = { face: 'handBold', size: line * 0.95, color };
  const before: TextStyle = { face: 'body', size: line * SIZES.small, color: 'pencil' };
  const gap = label ? pen.widthOf(label, before.face, before.size) + line * 0.5 : 0;
  const padding = line * 0.45;
  const room = pen.width - gap - 2 * padding - line * 0.2;
  const natural = pen.widthOf(text, style.face, style.size);
  const shrink = Math.min(1, room / natural);
  const inner = natural * shrink;
  const height = inLines(pen, line * 1.75);
  const draw = (top: number) => {
    const width = gap + inner + 2 * padding;
    const x = pen.left + (pen.centered ? (pen.width - width) / 2 : line * 0.1);
    const middle = top + height / 2;
    write(pen, label, x, middle + line * 0.2, before);
    turned(ctx, [x + gap + padding + inner / 2, middle], -3, () => {
      ctx.strokeStyle = pen.theme.colors[color];
      ctx.lineWidth = line * 0.05;
      for (const inset of [0, line * 0.1]) {
        const [w, h] = [inner + 2 * padding - 2 * inset, line * 1.36 - 2 * inset];
        roundedRect(ctx, -w / 2, -h / 2, w, h, line * 0.2 - inset / 2);
        ctx.stroke();
      }
      const size = style.size * shrink;
      write(pen, text, -inner / 2, size * 0.36, { ...style, size });
    });
  };
  return { height, draw };
}

function layOutTable(pen: Pen, { head, rows, totals }: BlockOf<'table'>): Laid {
  const { ctx, theme, line } = pen;
  const height = line;
  const columns = [pen.width * 0.62, pen.width * 0.38] as const;
  const all = [
    { ...head, face: 'bodyBold' },
    ...rows.map((row) => ({ ...row, face: 'body' })),
    ...totals.map((row) => ({ ...row, face: 'handBold' })),
  ] as (PictureField & { isRight?: boolean; face: TextStyle['face'] })[];
  const draw = (top: number) => {
    ctx.strokeStyle = theme.colors['card-edge'];
    ctx.lineWidth = 2;
    all.forEach(({ label, value, isRight, face }, row) => {
      const y = top + row * height;
      const [x, baseline] = [pen.left + line * 0.35, y + line * 0.68];
      ctx.strokeRect(pen.left, y, columns[0], height);
      ctx.strokeRect(pen.left + columns[0], y, columns[1], height);
      const size = line * SIZES.body;
      const labelFace = face === 'body' ? 'body' : 'bodyBold';
      const color = face === 'body' ? 'text' : 'ink';
      write(pen, label, x, baseline, { face: labelFace, size, color });
      if (isRight === undefined) {
        const larger = face === 'handBold' ? line * 0.72 : size;
        const lower = face === 'handBold' ? line * 0.06 : 0;
        write(pen, value, x + columns[0], baseline + lower, { face, size: larger, color });
        return;
      }
      const mark = isRight ? 'green' : 'red';
      ctx.save();
      ctx.strokeStyle = theme.colors[mark];
      strokePath(ctx, isRight ? TICK : CROSS, [x + columns[0], y + line * 0.14], line * 0.031, 5);
      ctx.restore();
      write(pen, value, x + columns[0] + line, baseline, { face: 'bodyBold', size, color: mark });
    });
  };
  return { height: all.length * height, draw };
}

/** On a handout the fields are on dotted lines, on the page they are on a card. */
function layOutForm(pen: Pen, { rows }: BlockOf<'fields'>): Laid {
  const { ctx, theme, line } = pen;
  if (!pen.ruled) return stack(rows.map((row) => layOutFields(pen, row)));
  const padding = line * 0.45;
  const [left, width] = [pen.left + padding, pen.width - 2 * padding];
  const form = stack(rows.map((row) => layOutFields({ ...pen, left, width, ruled: false }, row)));
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
  return { height, draw };
}

/** Labels, and below each its value, on a dotted line. */
function layOutFields(pen: Pen, fields: readonly PictureField[]): Laid {
  const { ctx, theme, line } = pen;
  const gap = line * 0.5;
  // As wide as their contents want, and all of the row.
  const wants = fields.map(({ label, value }) =>
    Math.max(2, Math.sqrt(Math.max(label.length, value.length))),
  );
  const total = sum(wants);
  const room = pen.width - gap * (fields.length - 1);
  let left = pen.left;
  const columns = fields.map(({ label, value }, at) => {
    const column = { ...pen, left, width: (room * (wants[at] ?? 0)) / total, centered: false };
    left += column.width + gap;
    const name = layOutText(column, label, {
      face: 'body',
      size: line * SIZES.small,
      color: 'pencil',
    });
    const written = firstThatFits([0.72, 0.6, 0.46], line * 2.5, (size) =>
      layOutText(column, value, { face: 'handBold', size: size * line, color: 'ink' }),
    );
    return {
      column,
      laid: stack([{ ...name, height: name.height * 0.85 }, written]),
    };
  });
  const height = Math.max(...columns.map(({ laid }) => laid.height));
  const draw = (top: number) => {
    for (const { column, laid } of columns) {
      laid.draw(top);
      ctx.save();
      ctx.strokeStyle = theme.colors.pencil;
      ctx.lineWidth = 2;
      ctx.setLineDash([3, 6]);
      ctx.beginPath();
      ctx.moveTo(column.left, top + height);
      ctx.lineTo(column.left + column.width, top + height);
      ctx.stroke();
      ctx.restore();
    }
  };
  return { height: height + line * 0.15, draw };
}

/** Large figures, each over its label, as in the score of a game. */
function layOutFigures(pen: Pen, figures: readonly PictureField[]): Laid {
  const width = pen.width / figures.length;
  const columns = figures.map(({ label, value }, at) => {
    const column = { ...pen, left: pen.left + at * width, width };
    const size = pen.line;
    return stack([
      layOutText(column, value, { face: 'handBold', size, color: 'ink' }),
      layOutText(column, label, { face: 'body', size: size * SIZES.small, color: 'pencil' }),
    ]);
  });
  return sideBySide(columns);
}

function sideBySide(columns: readonly Laid[]): Laid {
  return {
    height: Math.max(0, ...columns.map(({ height }) => height)),
    draw: (top) => {
      for (const column of columns) column.draw(top);
    },
  };
}

/** Of a list without marks, such as a rhyme, in one column. */
const LONGEST_COLUMN = 6;

function layOutList(pen: Pen, items: BlockOf<'list'>['items']): Laid {
  const isLong = items.length > LONGEST_COLUMN && items[0]?.mark === undefined;
  if (!isLong) return layOutColumn(pen, items);
  const half = Math.ceil(items.length / 2);
  const width = pen.width / 2;
  return sideBySide([
    layOutColumn({ ...pen, width }, items.slice(0, half)),
    layOutColumn({ ...pen, left: pen.left + width, width }, items.slice(half)),
  ]);
}

const layOutColumn = (pen: Pen, items: BlockOf<'list'>['items']) =>
  stack(items.map((item) => layOutItem(pen, item)));

function layOutItem(pen: Pen, { mark, text }: BlockOf<'list'>['items'][number]): Laid {
  const { line } = pen;
  const size = line * SIZES.list;
  if (mark === undefined) return layOutText(pen, text, { face: 'hand', size, color: 'ink' });
  const indent = line * 1.4;
  const words = layOutText(
    { ...pen, left: pen.left + indent, width: pen.width - indent, centered: false },
    text,
    { face: 'hand', size, color: 'ink' },
  );
  const number = layOutText({ ...pen, centered: false }, mark, {
    face: 'handBold',
    size,
    color: 'red',
  });
  return sideBySide([number, words]);
}

/** A drawing with its middle at a point. */
function drawSketch(
  ctx: CanvasRenderingContext2D,
  sketch: Sketch,
  { turn = 0, mirrored = false }: PictureDrawing,
  middle: readonly [number, number],
  height: number,
) {
  const width = height * sketch.ratio;
  turned(ctx, middle, turn, () => {
    if (mirrored) ctx.scale(-1, 1);
    ctx.translate(-width / 2, -height / 2);
    sketch.draw(ctx, width, height);
  });
}

/** A drawing in its box, with what is written above and below it. */
function layOutDrawing(pen: Pen, sketch: Sketch, drawing: PictureDrawing, height: number): Laid {
  const { ctx, line } = pen;
  const small = { face: 'bodyBold', size: line * SIZES.small, color: 'pencil' } as const;
  const label = layOutText(pen, drawing.label ?? '', small);
  const caption = layOutText(pen, drawing.caption ?? '', { ...small, color: 'text' });
  // Tape sticks out, and a caption stands closer.
  const spare = drawing.taped ? 0.5 : drawing.caption ? -0.75 : -0.25;
  const box = inLines(pen, height + line * spare);
  const draw = (top: number) => {
    const middle = [
      pen.left + pen.width / 2,
      top + (drawing.caption ? height : box) / 2 + (drawing.taped ? line * 0.2 : 0),
    ] as const;
    drawSketch(ctx, sketch, drawing, middle, height);
    if (drawing.taped) drawTape(pen, [middle[0], middle[1] - height / 2], line * 3);
  };
  return stack([label, { height: box, draw }, caption]);
}

function layOutDrawings(pen: Pen, sketches: Sketches, block: BlockOf<'drawings'>): Laid {
  const { line } = pen;
  const drawn = block.drawings.flatMap((drawing) => {
    const sketch = sketches.get(drawing);
    return sketch ? [{ drawing, sketch }] : [];
  });
  const widest = Math.max(...drawn.map(({ drawing, sketch }) => drawing.height * sketch.ratio));
  const column = Math.min(pen.width / Math.max(1, drawn.length), widest * line * 1.2);
  const first = pen.left + (pen.width - column * drawn.length) / 2;
  const columns = drawn.map(({ drawing, sketch }, at) => {
    const height = Math.min(drawing.height * line, (column - line * 0.3) / sketch.ratio);
    const part = { ...pen, left: first + at * column, width: column, centered: true };
    return layOutDrawing(part, sketch, drawing, height);
  });
  return sideBySide(columns);
}

function layOutBeside(pen: Pen, sketches: Sketches, block: BlockOf<'beside'>): Laid {
  const { ctx, line } = pen;
  const drawn = block.drawings.flatMap((drawing) => {
    const sketch = sketches.get(drawing);
    if (!sketch) return [];
    const height = drawing.height * line;
    return [{ drawing, sketch, height, width: height * sketch.ratio }];
  });
  const gap = line * 0.5;
  const width = sum(drawn.map((each) => each.width)) + gap * (drawn.length - 1);
  const height = Math.max(0, ...drawn.map((each) => each.height));
  const drawAt = (x: number, y: number) => {
    let left = x - width / 2;
    for (const each of drawn) {
      drawSketch(ctx, each.sketch, each.drawing, [left + each.width / 2, y], each.height);
      left += each.width + gap;
    }
  };
  return besideEachOther(
    pen,
    [width, inLines(pen, height - (pen.ruled ? line * 0.3 : 0))],
    drawAt,
    (right) => stack(block.blocks.map((each) => layOut(right, sketches, each))),
  );
}

function layOutSigned(pen: Pen, sketches: Sketches, block: BlockOf<'signed'>): Laid {
  const { ctx, theme, line } = pen;
  const signature = sketches.get(block.signature);
  const seal = 'element' in block.seal ? sketches.get(block.seal) : undefined;
  const own = 'element' in block.seal ? block.seal.height * line : STAMP * line;
  const width = line * 4.4;
  const name = layOutText({ ...pen, width, centered: true }, block.by, {
    face: 'body',
    size: line * SIZES.small,
    color: 'pencil',
  });
  const draw = (top: number) => {
    const foot = top + own - name.height;
    if (signature) {
      const height = block.signature.height * line;
      ctx.save();
      ctx.translate(pen.left + (width - height * signature.ratio) / 2, foot - height);
      signature.draw(ctx, height * signature.ratio, height);
      ctx.restore();
    }
    ctx.save();
    ctx.strokeStyle = theme.colors.pencil;
    ctx.lineWidth = 2;
    ctx.setLineDash([9, 6]);
    ctx.beginPath();
    ctx.moveTo(pen.left, foot);
    ctx.lineTo(pen.left + width, foot);
    ctx.stroke();
    ctx.restore();
    name.draw(foot + line * 0.05);
    const right = pen.left + pen.width;
    if (!('element' in block.seal)) {
      drawStamp(pen, right - own / 2, top + own / 2, { ...block.seal, color: 'ink' });
    } else if (seal) {
      ctx.save();
      ctx.translate(right - own * seal.ratio, top);
      seal.draw(ctx, own * seal.ratio, own);
      ctx.restore();
    }
  };
  return { height: own, draw };
}
