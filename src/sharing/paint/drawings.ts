import type { PictureDrawing } from '../picture';
import type { Laid, Pen } from './pen';
import { inLines, layOutText, sideBySide, stack, sum, within } from './pen';
import { dashedLine, drawTape, turned } from './shapes';
import type { Sketch } from './sketch';
import { besideEachOther, drawStamp, STAMP } from './stamps';
import type { BlockOf } from './words';
import { NOTE } from './words';

/** The drawings that could be had. */
export type Sketches = ReadonlyMap<PictureDrawing, Sketch>;

type Drawn = { drawing: PictureDrawing; sketch: Sketch };

const drawnOf = (sketches: Sketches, drawings: readonly PictureDrawing[]): Drawn[] =>
  drawings.flatMap((drawing) => {
    const sketch = sketches.get(drawing);
    return sketch ? [{ drawing, sketch }] : [];
  });

/** A drawing with its middle at a point. */
function drawAt({ ctx }: Pen, { drawing, sketch }: Drawn, x: number, y: number, height: number) {
  const width = height * sketch.ratio;
  turned(ctx, [x, y], drawing.turn ?? 0, () => {
    if (drawing.mirrored) ctx.scale(-1, 1);
    ctx.translate(-width / 2, -height / 2);
    sketch.draw(ctx, width, height);
  });
}

export function layOutDrawings(pen: Pen, sketches: Sketches, block: BlockOf<'drawings'>): Laid {
  const drawn = drawnOf(sketches, block.drawings);
  const widest = Math.max(...drawn.map(({ drawing, sketch }) => drawing.height * sketch.ratio));
  const column = Math.min(pen.width / drawn.length, widest * pen.line * 1.2);
  const first = pen.left + (pen.width - column * drawn.length) / 2;
  return sideBySide(
    drawn.map((each, at) =>
      layOutDrawing({ ...pen, left: first + at * column, width: column, centered: true }, each),
    ),
  );
}

/** A drawing with what is written above and below it. */
function layOutDrawing(pen: Pen, drawn: Drawn): Laid {
  const { line } = pen;
  const { label = '', caption = '', taped, height: wanted } = drawn.drawing;
  const height = Math.min(wanted * line, (pen.width - line * 0.3) / drawn.sketch.ratio);
  // Tape sticks out, and a caption stands closer.
  const box = inLines(pen, height + line * (taped ? 0.5 : caption ? -0.75 : -0.25));
  const draw = (top: number) => {
    const x = pen.left + pen.width / 2;
    const y = top + (caption ? height : box) / 2 + (taped ? line * 0.2 : 0);
    drawAt(pen, drawn, x, y, height);
    if (taped) drawTape(pen, [x, y - height / 2], line * 3);
  };
  return stack([
    layOutText(pen, label, { ...NOTE, face: 'bodyBold' }),
    { height: box, draw },
    layOutText(pen, caption, { ...NOTE, face: 'bodyBold', color: 'text' }),
  ]);
}

/** Drawings, and to their right what `layOutBlocks` lays out. */
export function layOutBeside(
  pen: Pen,
  sketches: Sketches,
  block: BlockOf<'beside'>,
  layOutBlocks: (pen: Pen) => Laid,
): Laid {
  const drawn = drawnOf(sketches, block.drawings);
  if (drawn.length === 0) return layOutBlocks(pen);
  const gap = pen.line * 0.5;
  const heightOf = ({ drawing }: Drawn) => drawing.height * pen.line;
  const widths = drawn.map((each) => heightOf(each) * each.sketch.ratio);
  const width = sum(widths) + gap * (drawn.length - 1);
  const height = Math.max(...drawn.map(heightOf)) - (pen.ruled ? pen.line * 0.3 : 0);
  const drawAll = (x: number, y: number) => {
    let left = x - width / 2;
    drawn.forEach((each, at) => {
      const own = widths[at] ?? 0;
      drawAt(pen, each, left + own / 2, y, heightOf(each));
      left += own + gap;
    });
  };
  return besideEachOther(pen, [width, inLines(pen, height)], drawAll, layOutBlocks);
}

export function layOutSigned(pen: Pen, sketches: Sketches, block: BlockOf<'signed'>): Laid {
  const { line } = pen;
  const { by, signature, seal } = block;
  const height = line * ('element' in seal ? seal.height : STAMP);
  const column = { ...within(pen, pen.left, line * 4.4), centered: true };
  const name = layOutText(column, by, NOTE);
  const draw = (top: number) => {
    const foot = top + height - name.height;
    for (const each of drawnOf(sketches, [signature])) {
      const own = signature.height * line;
      drawAt(pen, each, column.left + column.width / 2, foot - own / 2, own);
    }
    dashedLine(pen, column.left, foot, column.width, [9, 6]);
    name.draw(foot + line * 0.05);
    const [right, middle] = [pen.left + pen.width, top + height / 2];
    if ('element' in seal) {
      for (const each of drawnOf(sketches, [seal])) {
        drawAt(pen, each, right - (height * each.sketch.ratio) / 2, middle, height);
      }
    } else drawStamp(pen, right - height / 2, middle, { ...seal, color: 'ink' });
  };
  return { height, draw };
}
