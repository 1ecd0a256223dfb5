import { readFileSync } from 'node:fs';
import { lightColor } from '../../../src/build/seo/lightColor';
import { socialPicture } from '../../../src/build/seo/SocialPicture';

const measure = (text: string) => text.length * 0.45;
const measures = { title: measure, note: measure };
const drawing = readFileSync('src/pages/not-found/exam-cancelled.svg', 'utf8');

const pictureOf = (words: { section?: string; title: string; note: string }) =>
  socialPicture({ section: undefined, drawing, ...words }, measures);

/** The lines of text with their positions. */
const linesOf = (svg: string) =>
  Array.from(svg.matchAll(/<text x="(\d+)" y="(\d+)"[^>]*>([^<]*)</g), ([, x, y, text]) => ({
    x: Number(x),
    y: Number(y),
    text,
  }));

test.each([
  ['the shortest', { title: 'Quiz', note: 'Test.' }],
  ['a usual one', { section: 'School Games', title: 'Truth or Dare', note: 'Ek bottle. Ek task.' }],
  [
    'the longest',
    {
      section: 'How to Play',
      title: 'Last bench, par first class',
      note: `${'Yaadein aur khel us bench se '.repeat(2)}jahan.`,
    },
  ],
])('the text stays on the page, from top to bottom: %s', (_what, words) => {
  const lines = linesOf(pictureOf(words));
  const [, ...below] = lines;
  expect(lines.map(({ text }) => text).join(' ')).toContain(words.title);
  for (const { x } of lines) expect(x).toBeGreaterThanOrEqual(60);
  for (const { y } of below) expect(y).toBeLessThanOrEqual(598);
  const places = lines.map(({ y }) => y);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(places.length);
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
