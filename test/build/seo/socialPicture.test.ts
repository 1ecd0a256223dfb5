import { readFileSync } from 'node:fs';
import { lightColor } from '../../../src/build/lightColor';
import { socialPicture } from '../../../src/build/seo/SocialPicture';

const measure = (text: string) => text.length * 0.45;
const measures = { title: measure, note: measure };
const drawing = readFileSync('src/pages/not-found/exam-cancelled.svg', 'utf8');

const pictureOf = (texts: { section?: string; title: string; note: string }) =>
  socialPicture({ section: undefined, drawing, ...texts }, measures);

/** The lines of text with their positions. */
const linesOf = (svg: string) =>
  Array.from(svg.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*>([^<]*)</g), ([, x, y, text]) => ({
    x: Number(x),
    y: Number(y),
    text,
  }));

test.each([
  ['short texts', { title: 'Quiz', note: 'Test.' }],
  ['usual texts', { section: 'School Games', title: 'Truth or Dare', note: 'Ek bottle. Ek task.' }],
  [
    'the longest texts',
    {
      section: 'How to Play',
      title: 'Last bench, par first class',
      note: `${'Yaadein aur khel us bench se '.repeat(2)}jahan.`,
    },
  ],
])('the text stays in the picture, from top to bottom: %s', (_what, texts) => {
  const lines = linesOf(pictureOf(texts));
  const [, ...below] = lines;
  expect(lines.map(({ text }) => text).join(' ')).toContain(texts.title);
  for (const { x } of lines) expect(x).toBeGreaterThanOrEqual(60);
  for (const { y } of below) expect(y).toBeLessThanOrEqual(598);
  const positions = lines.map(({ y }) => y);
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(new Set(positions).size).toBe(positions.length);
});

test('special characters are escaped', () => {
  const svg = pictureOf({ title: 'Tom & <Jerry>', note: 'Ek.' });
  expect(svg).toContain('Tom &amp;');
  expect(svg).not.toContain('<Jerry>');
});

test('the colours are those of the light scheme', () => {
  expect(lightColor('ink')).toBe('#1b2a72');
  expect(pictureOf({ title: 'Quiz', note: 'Test.' })).toContain(`fill="${lightColor('ink')}"`);
  expect(() => lightColor('tape')).toThrow('No plain colour is called --tape');
  expect(() => lightColor('nothing')).toThrow('No plain colour is called --nothing');
});
