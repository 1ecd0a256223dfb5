import type { PictureField } from '../picture';
import type { Laid, Pen, TextStyle } from './pen';
import { firstThatFits, inLines, layOutText, sideBySide, stack, sum, within, write } from './pen';
import { dashedLine, roundedRect, strokePath } from './shapes';
import type { BlockOf } from './words';
import { NOTE, SIZES } from './words';

/** The icons `tick` and `close` of the site. */
const TICK = 'M4.2 12.9c1.9 1.9 3.5 4 4.9 6.4 3-5.8 6.6-10.6 10.8-14.7';
const CROSS = 'M4.9 4.7c5 4.5 9.7 9.3 14.3 14.4M19.3 4.8c-5.2 4.4-9.9 9.2-14.5 14.4';

type Row = PictureField & { isRight?: boolean };

/** Marks: a head, a row for each of them, and what they come to. */
export function layOutTable(pen: Pen, { head, rows, totals }: BlockOf<'table'>): Laid {
  const body: TextStyle = { face: 'body', size: SIZES.body, color: 'text' };
  const bold: TextStyle = { ...body, face: 'bodyBold', color: 'ink' };
  const figure: TextStyle = { face: 'handBold', size: 0.72, color: 'ink' };
  return stack([
    layOutRow(pen, head, bold, bold),
    ...rows.map((row) =>
      layOutRow(pen, row, body, { ...bold, color: row.isRight ? 'green' : 'red' }),
    ),
    ...totals.map((row) => layOutRow(pen, row, bold, figure)),
  ]);
}

function layOutRow(pen: Pen, row: Row, labelStyle: TextStyle, valueStyle: TextStyle): Laid {
  const { ctx, theme, line } = pen;
  const columns = [pen.width * 0.62, pen.width * 0.38] as const;
  const draw = (top: number) => {
    ctx.strokeStyle = theme.colors['card-edge'];
    ctx.lineWidth = 2;
    ctx.strokeRect(pen.left, top, columns[0], line);
    ctx.strokeRect(pen.left + columns[0], top, columns[1], line);
    const x = pen.left + line * 0.35;
    const baselineOf = ({ size }: TextStyle) => top + line * (0.5 + size * 0.33);
    write(pen, row.label, x, baselineOf(labelStyle), labelStyle);
    let right = x + columns[0];
    if (row.isRight !== undefined) {
      ctx.strokeStyle = theme.colors[valueStyle.color];
      strokePath(ctx, row.isRight ? TICK : CROSS, [right, top + line * 0.14], line * 0.031, 5);
      right += line;
    }
    write(pen, row.value, right, baselineOf(valueStyle), valueStyle);
  };
  return { height: line, draw };
}

/** On a handout the fields are filled in on dotted lines, on the page they are on a card. */
export function layOutForm(pen: Pen, { rows }: BlockOf<'fields'>): Laid {
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
  return { height, draw };
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
  const laid = sideBySide(columns.map((column, at) => layOutField(column, fields[at])));
  const draw = (top: number) => {
    laid.draw(top);
    for (const { left, width } of columns) dashedLine(pen, left, top + laid.height, width, [3, 6]);
  };
  return { height: laid.height + pen.line * 0.15, draw };
}

function layOutField(pen: Pen, field: PictureField | undefined): Laid {
  const label = layOutText(pen, field?.label ?? '', NOTE);
  const value = firstThatFits(pen, [0.72, 0.6, 0.46], 2.5, (size) =>
    layOutText(pen, field?.value ?? '', { face: 'handBold', size, color: 'ink' }),
  );
  return stack([{ ...label, height: label.height * 0.85 }, value]);
}

/** Large figures, each over its label, as in the score of a game. */
export function layOutFigures(pen: Pen, { figures }: BlockOf<'figures'>): Laid {
  const width = pen.width / figures.length;
  return sideBySide(
    figures.map(({ label, value }, at) => {
      const column = { ...pen, left: pen.left + at * width, width };
      return stack([
        layOutText(column, value, { face: 'handBold', size: 1, color: 'ink' }),
        layOutText(column, label, NOTE),
      ]);
    }),
  );
}
