import type { PictureBlock } from '../picture';
import type { Laid, Pen, TextStyle } from './pen';
import { firstThatFits, layOutParts, layOutText, sideBySide, stack, within } from './pen';

/** One kind of block. */
export type BlockOf<Kind extends PictureBlock['kind']> = Extract<PictureBlock, { kind: Kind }>;

/** Sizes of letters, in ruled lines. */
export const SIZES = { large: 0.86, hand: 0.7, list: 0.66, dense: 0.62, body: 0.58, small: 0.5 };

/** What explains something else. */
export const NOTE: TextStyle = { face: 'body', size: SIZES.small, color: 'pencil' };

/** Of a list without marks, such as a rhyme, in one column. */
const LONGEST_COLUMN = 6;

/** In one line as large as it fits, or smaller in two; underlined on a handout. */
export function layOutTitle(pen: Pen, { text }: BlockOf<'title'>): Laid {
  const { ctx, line } = pen;
  const title = firstThatFits(pen, [1.3, 1.12, 0.95], 2, (size) =>
    layOutText(pen, text, { face: 'handBold', size, color: 'ink' }),
  );
  if (pen.ruled) return title;
  const draw = (top: number) => {
    title.draw(top);
    ctx.fillStyle = pen.theme.colors['frame-line'];
    const left = pen.left + pen.width / 2 - line * 2;
    for (const y of [0, 8]) ctx.fillRect(left, top + title.height + y, line * 4, 4);
  };
  return { height: title.height + line * 0.5, draw };
}

export function layOutParagraph(pen: Pen, block: BlockOf<'text'>): Laid {
  const { text, hand = false, strong = false, size = hand ? 'hand' : 'body' } = block;
  const [regular, bold] = hand ? (['hand', 'handBold'] as const) : (['body', 'bodyBold'] as const);
  return layOutText(pen, text, {
    face: strong ? bold : regular,
    size: SIZES[size],
    color: block.color ?? 'text',
  });
}

/** A phrase that needs more lines is written smaller. */
export function layOutPhrase(pen: Pen, { parts, size: named }: BlockOf<'phrase'>): Laid {
  const texts = parts.map(({ text }) => text);
  const face = named ? 'handBold' : 'hand';
  const sizes = [...(named ? [1.25, SIZES.large] : [SIZES.hand]), SIZES.dense];
  return firstThatFits(pen, sizes, 2.5, (size) =>
    layOutParts(
      pen,
      texts,
      parts.map(({ color = 'ink' }) => ({ face, size, color })),
    ),
  );
}

/** A long list without marks is in two columns. */
export function layOutList(pen: Pen, { items }: BlockOf<'list'>): Laid {
  const columns = items.length > LONGEST_COLUMN && items[0]?.mark === undefined ? 2 : 1;
  const rows = Math.ceil(items.length / columns);
  const width = pen.width / columns;
  return sideBySide(
    Array.from({ length: columns }, (_, at) => {
      const column = { ...pen, left: pen.left + at * width, width };
      const own = items.slice(at * rows, (at + 1) * rows);
      return stack(own.map((item) => layOutItem(column, item)));
    }),
  );
}

function layOutItem(pen: Pen, { mark, text }: BlockOf<'list'>['items'][number]): Laid {
  const style: TextStyle = { face: 'hand', size: SIZES.list, color: 'ink' };
  if (mark === undefined) return layOutText(pen, text, style);
  const indent = pen.line * 1.4;
  return sideBySide([
    layOutText(within(pen, pen.left, indent), mark, { ...style, face: 'handBold', color: 'red' }),
    layOutText(within(pen, pen.left + indent, pen.width - indent), text, style),
  ]);
}
