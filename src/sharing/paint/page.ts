import type { Pause } from './pace';
import type { Pen, TextStyle } from './pen';
import { drawTape, roundedRect, turned, widthOf, write } from './pen';
import type { Theme } from './theme';

export const WIDTH = 1080;
export const HEIGHT = 1350;

/** The edges of the sheet of paper on the desk, and the radius of its corners, in pixels. */
const SHEET = { left: 22, top: 30, right: 1058, bottom: 1240, radius: 20 };
/** The x coordinate of the margin line on the sheet, in pixels. */
const MARGIN = 118;
/** The left and the right end of the area for texts, in pixels. */
const TEXT = { left: 150, right: 1018 };
/** The upper edge of the foot, where the address stands, and the largest size of the address, in pixels. */
const FOOT = { top: 1256, size: 42 };

/** The texts on the page other than its blocks: the name of the site, the heading and the address. */
export type Frame = { site: string; heading: string; address: string };

/** Returns the number of ruled lines below the heading. `line` is the height of a ruled line in pixels. */
export const linesBelowHeading = (line: number) =>
  Math.floor((SHEET.bottom - line * 0.6 - headingBottom(line)) / line);

/** Returns the y coordinate of the ruled line below the heading. `line` is the height of a ruled line in pixels. */
const headingBottom = (line: number) => SHEET.top + Math.max(line * 1.3, 84);

/** Returns the area for the blocks, in pixels. `line` is the height of a ruled line in pixels. */
export const areaOf = (line: number) => ({
  left: TEXT.left,
  width: TEXT.right - TEXT.left,
  top: headingBottom(line),
  bottom: SHEET.bottom - line * 0.6,
});

/** Draws a wooden desk: planks with their grain and their seams. */
function drawDesk(ctx: CanvasRenderingContext2D, { colors }: Theme) {
  ctx.fillStyle = colors.desk;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.fillStyle = colors['desk-grain'];
  for (let x = 8; x < WIDTH; x += 61) ctx.fillRect(x, 0, 3, HEIGHT);
  ctx.fillStyle = colors['desk-seam'];
  for (let y = 150; y < HEIGHT; y += 320) ctx.fillRect(0, y, WIDTH, 4);
}

/**
 * Draws a page of a notebook. In the dark colour scheme, the colours make the page look like a blackboard in a wooden
 * frame.
 */
function drawSheet({ ctx, theme, lineHeight }: Pen) {
  const { colors } = theme;
  const { left, top, right, bottom, radius } = SHEET;
  const [width, height] = [right - left, bottom - top];
  ctx.fillStyle = colors.shadow;
  roundedRect(ctx, left + 3, top + 8, width, height, radius);
  ctx.fill();
  ctx.fillStyle = colors.paper;
  roundedRect(ctx, left, top, width, height, radius);
  ctx.fill();

  ctx.save();
  ctx.clip();
  ctx.fillStyle = colors.rule;
  for (let y = headingBottom(lineHeight); y < bottom; y += lineHeight)
    ctx.fillRect(left, y, width, 2);
  ctx.fillStyle = colors.margin;
  ctx.fillRect(MARGIN, top, 4, height);
  ctx.restore();

  ctx.fillStyle = colors.hole;
  for (let y = top + 76; y < bottom; y += 150) {
    ctx.beginPath();
    ctx.arc((left + MARGIN) / 2, y, 14, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.strokeStyle = colors.frame;
  ctx.lineWidth = 16;
  roundedRect(ctx, left - 6, top - 6, width + 12, height + 12, radius);
  ctx.stroke();
}

const labelStyle = ({ lineHeight }: Pen): TextStyle => ({
  face: 'handBold',
  size: 31 / lineHeight,
  color: 'ink',
});
const labelWidth = (pen: Pen, site: string) => widthOf(pen, site, labelStyle(pen)) + 44;

/** Draws the name of the site on a label in the upper right corner, like the label in the header of the site. */
function drawLabel(pen: Pen, site: string) {
  const { ctx, theme } = pen;
  const width = labelWidth(pen, site);
  turned(ctx, [WIDTH - 10 - width / 2, 52], -2, () => {
    ctx.fillStyle = theme.colors.shadow;
    roundedRect(ctx, 2 - width / 2, -23, width, 62, 8);
    ctx.fill();
    ctx.fillStyle = theme.colors.card;
    roundedRect(ctx, -width / 2, -31, width, 62, 8);
    ctx.fill();
    ctx.strokeStyle = theme.colors['card-edge'];
    ctx.lineWidth = 5;
    ctx.stroke();
    write(pen, site, 22 - width / 2, 11, labelStyle(pen));
  });
}

/** Draws the foot, with the address in the largest size that fits. */
function drawAddress(pen: Pen, address: string) {
  const { ctx, theme } = pen;
  ctx.fillStyle = theme.colors.footer;
  ctx.fillRect(0, FOOT.top, WIDTH, HEIGHT - FOOT.top);
  const full: TextStyle = {
    face: 'handBold',
    size: FOOT.size / pen.lineHeight,
    color: 'on-footer',
  };
  const natural = widthOf(pen, address, full);
  const width = Math.min(WIDTH - 60, natural);
  const style = { ...full, size: (full.size * width) / natural };
  const baseline = (FOOT.top + HEIGHT) / 2 + style.size * pen.lineHeight * 0.34;
  write(pen, address, (WIDTH - width) / 2, baseline, style);
}

/** Draws everything in the picture except the blocks. */
export async function drawPage(pen: Pen, { site, heading, address }: Frame, pause: Pause) {
  const parts = [
    () => drawDesk(pen.ctx, pen.theme),
    () => drawSheet(pen),
    () => drawHeading(pen, heading, site),
    () => drawLabel(pen, site),
    () => drawAddress(pen, address),
  ];
  for (const part of parts) {
    part();
    await pause();
  }
}

/** Writes the heading in the largest size that fits beside the label with the name of the site. */
function drawHeading(pen: Pen, heading: string, site: string) {
  const full: TextStyle = {
    face: 'handBold',
    size: Math.min(56 / pen.lineHeight, 0.95),
    color: 'ink',
  };
  const room = WIDTH - 40 - labelWidth(pen, site) - TEXT.left;
  const size = full.size * Math.min(1, room / widthOf(pen, heading, full));
  const baseline = headingBottom(pen.lineHeight) - pen.lineHeight * 0.13;
  write(pen, heading, TEXT.left, baseline, { ...full, size });
}

/** Draws the paper of a handout, such as a certificate, with a double frame, and with a strip of tape at the top. */
export function drawHandout(pen: Pen, top: number, height: number) {
  const { ctx, theme } = pen;
  const [left, width] = [TEXT.left - 16, TEXT.right - TEXT.left + 32];
  ctx.fillStyle = theme.colors.shadow;
  ctx.fillRect(left + 3, top + 10, width, height);
  ctx.fillStyle = theme.colors.handout;
  ctx.fillRect(left, top, width, height);
  ctx.strokeStyle = theme.colors['card-edge'];
  ctx.lineWidth = 4;
  ctx.strokeRect(left, top, width, height);
  ctx.strokeStyle = theme.colors['frame-line'];
  for (const inset of [15, 24]) {
    ctx.strokeRect(left + inset, top + inset, width - 2 * inset, height - 2 * inset);
  }
  drawTape(pen, [left + width / 2, top], 200);
}
