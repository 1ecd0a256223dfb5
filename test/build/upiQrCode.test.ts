import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import decodeQR from 'qr/decode.js';
import { upiQrCode } from '../../src/build/upiQrCode';
import { upiLink } from '../../src/pages/contribute/upi';

const name = "Backbencher's Memories";
const samplePayee = { id: 'backbenchers@example', name };
const realPayee = { id: 'raju@bank', name };

let folder: string;
const codeOf = (upi: typeof samplePayee) => upiQrCode(upi, folder);

/** The codes of both payees, rendered once, as rendering is slow. */
let real: Buffer;
let sample: Buffer;
let fontsOfReal: string[];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  real = await codeOf(realPayee);
  fontsOfReal = readdirSync(folder);
  sample = await codeOf(samplePayee);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The RGBA pixels of the picture. */
function pixelsOf(png: Buffer) {
  const size = png.readUInt32BE(16);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const image = new Resvg(svg).render();
  return { width: image.width, height: image.height, data: new Uint8Array(image.pixels) };
}

/** The percentage of red pixels. */
function redPercent(png: Buffer) {
  const { width, height, data } = pixelsOf(png);
  let red = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r > 150 && g < 60 && b < 60) red += 1;
  }
  return (100 * red) / (width * height);
}

test('the QR code of a release is the UPI link, without stamp and text: it needs no font', () => {
  expect(decodeQR(pixelsOf(real))).toBe(upiLink(realPayee));
  expect(redPercent(real)).toBe(0);
  expect(fontsOfReal).toEqual([]);
});

// A test in a browser reads a stamped code.
test('without a payee it is stamped, even if a name is set, and the same each time', async () => {
  expect(redPercent(sample)).toBeGreaterThan(3);
  expect(redPercent(await codeOf({ ...samplePayee, name: 'Raju & Co' }))).toBeGreaterThan(3);
  expect((await codeOf(samplePayee)).equals(sample)).toBe(true);
});
