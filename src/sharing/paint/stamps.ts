import type { Laid, Pen, TextStyle } from './pen';
import { inLines, layOutText, widthOf, within, write } from './pen';
import { roundedRect, turned } from './shapes';
import type { BlockOf } from './words';
import { NOTE } from './words';

/** The diameter of a round stamp, in ruled lines. */
export const STAMP = 3.3;

/** A round stamp in the middle, or with a verdict to its right. */
export function layOutStamp(pen: Pen, block: BlockOf<'stamp'>): Laid {
  const diameter = STAMP * pen.line;
  const height = inLines(pen, diameter + pen.line * 0.3);
  const { beside = '', color } = block;
  return besideEachOther(
    pen,
    [diameter, height],
    (x, y) => drawStamp(pen, x, y, block),
    (right) => layOutText(right, beside, { face: 'handBold', size: 0.8, color }),
  );
}

/** A round stamp with its middle at a point. */
export function drawStamp(
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
      write(pen, text, -widthOf(pen, text, style) / 2, baseline * line, style);
    center(figure, 0.22, { face: 'handBold', size: figure.length > 3 ? 1 : 1.2, color });
    center(word, 0.78, { face: 'hand', size: 0.44, color });
  });
}

/** A stamp with a word, which is written smaller where it would not fit. */
export function layOutWordStamp(pen: Pen, { text, color, label = '' }: BlockOf<'wordStamp'>): Laid {
  const { ctx, line } = pen;
  const gap = label ? widthOf(pen, label, NOTE) + line * 0.5 : 0;
  const padding = line * 0.45;
  const room = pen.width - gap - 2 * padding - line * 0.2;
  const full: TextStyle = { face: 'handBold', size: 0.95, color };
  const inner = Math.min(room, widthOf(pen, text, full));
  const style = { ...full, size: (full.size * inner) / widthOf(pen, text, full) };
  const height = inLines(pen, line * 1.75);
  const draw = (top: number) => {
    const width = gap + inner + 2 * padding;
    const x = pen.left + (pen.centered ? (pen.width - width) / 2 : line * 0.1);
    const middle = top + height / 2;
    write(pen, label, x, middle + line * 0.2, NOTE);
    turned(ctx, [x + gap + padding + inner / 2, middle], -3, () => {
      ctx.strokeStyle = pen.theme.colors[color];
      ctx.lineWidth = line * 0.05;
      for (const inset of [0, line * 0.1]) {
        const [w, h] = [inner + 2 * (padding - inset), line * 1.36 - 2 * inset];
        roundedRect(ctx, -w / 2, -h / 2, w, h, line * 0.2 - inset / 2);
        ctx.stroke();
      }
      write(pen, text, -inner / 2, style.size * line * 0.36, style);
    });
  };
  return { height, draw };
}

/**
 * Something with its middle at a point, and to its right what is laid out there: together in the
 * middle of the page, where texts are.
 */
export function besideEachOther(
  pen: Pen,
  [width, height]: readonly [number, number],
  drawAt: (x: number, y: number) => void,
  layOutRight: (pen: Pen) => Laid,
): Laid {
  const { line } = pen;
  const room = pen.width - width - line * 0.6;
  const { width: wanted = room } = layOutRight(within(pen, 0, room));
  const right = Math.min(room, wanted);
  const gap = right > 0 ? line * 0.6 : 0;
  const left = pen.left + (pen.centered ? (pen.width - width - gap - right) / 2 : 0);
  const words = layOutRight(within(pen, left + width + gap, right * 1.01));
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
