import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appIcons, touchIcon } from '../../src/build/seo/icons';
import { socialPicture } from '../../src/build/seo/SocialPicture';
import type { SvgRenderer } from '../../src/build/svgRenderer';
import { createSvgRenderer } from '../../src/build/svgRenderer';

let folder: string;
let renderer: SvgRenderer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  renderer = await createSvgRenderer(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The signature, width and height in the header of a PNG. */
const sizeOf = (png: Buffer) => [
  png.toString('latin1', 1, 4),
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];

test('the picture of a shared link is a PNG of 1200 by 630, deterministic, and shows the title', () => {
  const drawing = readFileSync('src/games/love-calculator/preview.svg', 'utf8');
  const measures = { title: renderer.measure('Kalam', 700), note: renderer.measure('Hind', 400) };
  const pictureOf = (title: string) =>
    renderer.png(socialPicture({ section: 'Games', title, note: 'Ek.', drawing }, measures));
  const picture = pictureOf('Quiz Game');
  expect(sizeOf(picture)).toEqual(['PNG', 1200, 630]);
  expect(pictureOf('Quiz Game').equals(picture)).toBe(true);
  expect(pictureOf('Quiz Gamf').equals(picture)).toBe(false);
});

test.each([...appIcons, touchIcon])('the icon $file has its declared size', (icon) => {
  expect(sizeOf(renderer.png(icon.svg, icon.size))).toEqual(['PNG', icon.size, icon.size]);
});

test('the measured width depends on text and font; a letter that the fonts lack throws', () => {
  const bold = renderer.measure('Kalam', 700);
  expect(bold('Tiffin & <bench>')).toBeGreaterThan(bold('Tiffin'));
  expect(bold('Quiz')).not.toBeCloseTo(renderer.measure('Hind', 400)('Quiz'), 2);
  expect(() => bold('Yaadein नमन')).toThrow('The fonts of the site have no न: "Yaadein नमन"');
});
