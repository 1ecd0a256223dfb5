import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import decodeQR from 'qr/decode.js';
import { upiQrCode } from '../../src/build/upiQrCode';
import { upiLink } from '../../src/pages/contribute/upi';

const name = "Backbencher's Memories";
const nobody = { id: 'backbenchers@example', name };
const raju = { id: 'raju@bank', name };

let folder: string;
const codeOf = (upi: typeof nobody) => upiQrCode(upi, folder);

/** Each drawn once: it takes a while. */
let plain: Buffer;
let sample: Buffer;
let fontsOfPlain: string[];
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  plain = await codeOf(raju);
  fontsOfPlain = readdirSync(folder);
  sample = await codeOf(nobody);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The picture, as wide as said or as it is: its points, red, green, blue and alpha. */
function pointsOf(png: Buffer, width = png.readUInt32BE(16)) {
  const size = png.readUInt32BE(16);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <image width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  return { width: drawn.width, height: drawn.height, data: new Uint8Array(drawn.pixels) };
}

/** How much of it is written with the red pen, in per cent. */
function redPart(png: Buffer) {
  const { width, height, data } = pointsOf(png);
  let red = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r > 150 && g < 60 && b < 60) red += 1;
  }
  return (100 * red) / (width * height);
}

describe('the payment code of a release that says who is paid', () => {
  test('has no stamp and no word, for which it needs no font', () => {
    expect(redPart(plain)).toBe(0);
    expect(fontsOfPlain).toEqual([]);
  });

  test('is read as what it is', () => {
    expect(decodeQR(pointsOf(plain))).toBe(upiLink(raju));
  });
});

describe('the payment code of nobody', () => {
  test('is stamped, in the picture itself', () => {
    expect(redPart(sample)).toBeGreaterThan(3);
  });

  test('is stamped whoever it names', async () => {
    expect(redPart(await codeOf({ ...nobody, name: 'Raju & Co' }))).toBeGreaterThan(3);
  });

  // As saved, as on the page, and on a screen with two points for one.
  test.each([472, 240, 480])('can still be read, %i points wide', (width) => {
    expect(decodeQR(pointsOf(sample, width))).toBe(upiLink(nobody));
  });

  test('is each time the same', async () => {
    expect((await codeOf(nobody)).equals(sample)).toBe(true);
  });
});

test('both are square, as their place on the page is', () => {
  for (const png of [plain, sample]) {
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(png.readUInt32BE(20));
  }
});
