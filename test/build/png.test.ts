import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Drawer } from '../../src/build/png';
import { makeDrawer } from '../../src/build/png';
import { appIcons, touchIcon } from '../../src/build/seo/icons';
import { socialPicture } from '../../src/build/seo/SocialPicture';

let folder: string;
let drawer: Drawer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  drawer = await makeDrawer(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As the first part of every PNG says it. */
const sizeOf = (png: Buffer) => [
  png.toString('latin1', 1, 4),
  png.readUInt32BE(16),
  png.readUInt32BE(20),
];

const drawing = readFileSync('src/games/love-calculator/preview.svg', 'utf8');

const pictureOf = (title: string) =>
  drawer.png(
    socialPicture(
      { section: 'School Games', title, note: 'Ek.', drawing },
      { title: drawer.measure('Kalam', 700), note: drawer.measure('Hind', 400) },
    ),
  );

test('the picture of a shared link is a PNG of 1200 by 630, and each time the same', () => {
  expect(sizeOf(pictureOf('Quiz Game'))).toEqual(['PNG', 1200, 630]);
  expect(pictureOf('Quiz Game').equals(pictureOf('Quiz Game'))).toBe(true);
});

test('its title is drawn, in the fonts of the site', () => {
  expect(pictureOf('Quiz Game').equals(pictureOf('Quiz Gamf'))).toBe(false);
});

test.each([...appIcons, touchIcon])('the icon $file is as wide and high as it says', (icon) => {
  expect(sizeOf(drawer.png(icon.svg, icon.size))).toEqual(['PNG', icon.size, icon.size]);
});

test('a text is as wide as its font draws it', () => {
  const bold = drawer.measure('Kalam', 700);
  expect(bold('Journey')).toBeGreaterThan(bold('Jour'));
  expect(bold('Quiz')).not.toBeCloseTo(drawer.measure('Hind', 400)('Quiz'), 2);
  expect(bold('Tiffin & <bench>')).toBeGreaterThan(bold('Tiffin'));
});

test('a letter that the fonts do not have stops the build: it would be left out', () => {
  expect(() => drawer.measure('Kalam', 700)('Yaadein नमन')).toThrow(
    'The fonts of the site have no न: "Yaadein नमन"',
  );
});
