import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';

type Pixels = { width: number; height: number; base64: string };

/** What the QR code in a PNG says, which the page draws. */
export const readQr = async (page: Page, png: Buffer) =>
  decodeQr(await page.evaluate(pixelsOf, png.toString('base64')));

/** Runs in a page: the pixels of a PNG. Both are in base64, as that is what passes fast. */
export async function pixelsOf(png: string): Promise<Pixels> {
  const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const chunks = Array.from({ length: height }, (_, row) =>
    String.fromCharCode(...data.subarray(row * width * 4, (row + 1) * width * 4)),
  );
  return { width, height, base64: btoa(chunks.join('')) };
}

/** The text of the QR code in a picture. */
export const decodeQr = ({ width, height, base64 }: Pixels): string =>
  decodeQR(
    { width, height, data: new Uint8Array(Buffer.from(base64, 'base64')) },
    { timeLimit: 10_000 },
  );
