import { readFileSync } from 'node:fs';
import { day } from '../../../src/build/seo/dayColors';
import { socialPicture } from '../../../src/build/seo/SocialPicture';

const measure = (text: string) => text.length * 0.45;
const pens = { title: measure, note: measure };
const drawing = readFileSync('src/pages/not-found/exam-cancelled.svg', 'utf8');

const pictureOf = (words: { section?: string; title: string; note: string }) =>
  socialPicture({ section: undefined, drawing, ...words }, pens);

/** The lines as written, with the place of each. */
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
])('what is written stays on the page, from top to bottom: %s', (_what, words) => {
  const lines = linesOf(pictureOf(words));
  const [, ...below] = lines;
  expect(lines.map(({ text }) => text).join(' ')).toContain(words.title);
  for (const { x } of lines) expect(x).toBeGreaterThanOrEqual(60);
  for (const { y } of below) expect(y).toBeLessThanOrEqual(598);
  const places = lines.map(({ y }) => y);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBe(places.length);
});

test('words are words, whatever signs are in them', () => {
  const svg = pictureOf({ title: 'Tom & <Jerry>', note: 'Ek.' });
  expect(svg).toContain('Tom &amp;');
  expect(svg).not.toContain('<Jerry>');
});

test('the colours are those of the site by day', () => {
  expect(day('ink')).toBe('#1b2a72');
  expect(pictureOf({ title: 'Quiz', note: 'Test.' })).toContain(`fill="${day('ink')}"`);
  expect(() => day('tape')).toThrow('No plain colour is called --tape');
  expect(() => day('nothing')).toThrow('No plain colour is called --nothing');
});
