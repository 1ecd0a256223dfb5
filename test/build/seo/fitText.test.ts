import { excerpt, fitText, wrapEvenly } from '../../../src/build/seo/fitText';

const long = `${'Bahut lamba vaakya '.repeat(5)}hai.`;

test.each([
  ['one sentence', 'Ek class, paanch dost.', 'Ek class, paanch dost.'],
  ['short sentences together', 'Seat kiski? Haath dikhao!', 'Seat kiski? Haath dikhao!'],
  ['a long sentence alone', `${long} Aur ek.`, long],
  ['nothing after a sentence that does not fit', `Ek. ${long} Do.`, 'Ek.'],
  ['a text without punctuation', 'the page has bunked the class', 'the page has bunked the class'],
])('excerpt: %s', (_what, text, expected) => {
  expect(excerpt(text)).toBe(expected);
});

/** Every letter has the width 1. */
const measure = (text: string) => text.length;

test.each<[string, number, string[]]>([
  ['phir bhi har baar naya lagta hai.', 30, ['phir bhi har baar', 'naya lagta hai.']],
  ['Ek do teen', 30, ['Ek do teen']],
  ['Mahinon ke', 7, ['Mahinon', 'ke']],
])('wraps evenly, if possible without a short word alone in a line: %s', (text, width, lines) => {
  expect(wrapEvenly(text, width, measure)).toEqual(lines);
});

const boxes = [
  { width: 100, lines: 1, sizes: [20, 10] },
  { width: 100, lines: 2, sizes: [20, 10] },
];

test.each<[string, { lines: string[]; size: number }]>([
  ['Quiz', { lines: ['Quiz'], size: 20 }],
  ['Quiz Game', { lines: ['Quiz Game'], size: 10 }],
  ['First Last bench', { lines: ['First Last', 'bench'], size: 10 }],
])('takes the first box, at its largest size that fits: %s', (text, expected) => {
  expect(fitText(text, boxes, measure)).toEqual(expected);
});

test.each(['Backbenchers', 'Ek do teen chaar paanch chhe saat'])(
  'throws if a text is too long: %s',
  (text) => {
    expect(() => fitText(text, boxes, measure)).toThrow(
      `Too long for the picture of a shared link: "${text}"`,
    );
  },
);
