import { setText, wrap, wrapEvenly } from '../../../src/build/seo/wrap';

/** Every letter one wide: what fits can be counted. */
const measure = (text: string) => text.length;

test.each<[string, number, string[]]>([
  ['Journey', 7, ['Journey']],
  ['Truth or Dare', 8, ['Truth or', 'Dare']],
  ['Truth or Dare', 7, ['Truth', 'or Dare']],
  ['Aao Milo Shilo Shaalo', 12, ['Aao Milo', 'Shilo Shaalo']],
  ['Rock Paper Scissors', 3, ['Rock', 'Paper', 'Scissors']],
])('a text is filled into lines word by word: %s within %i', (text, width, lines) => {
  expect(wrap(text, width, measure)).toEqual(lines);
});

test.each<[string, number, string[]]>([
  ['phir bhi har baar naya lagta hai.', 30, ['phir bhi har baar', 'naya lagta hai.']],
  ['Ek do teen', 30, ['Ek do teen']],
  ['Mahinon ke', 7, ['Mahinon', 'ke']],
])('evenly, no line is one short word where that can be: %s', (text, width, lines) => {
  expect(wrapEvenly(text, width, measure)).toEqual(lines);
});

describe('a text is set', () => {
  const rooms = [
    { width: 100, lines: 1, sizes: [20, 10] },
    { width: 100, lines: 2, sizes: [20, 10] },
  ];

  test.each<[string, { lines: string[]; size: number }]>([
    ['Quiz', { lines: ['Quiz'], size: 20 }],
    ['Quiz Game', { lines: ['Quiz Game'], size: 10 }],
    ['First Last bench', { lines: ['First Last', 'bench'], size: 10 }],
  ])('in the first room, at its largest size that holds it: %s', (text, expected) => {
    expect(setText(text, rooms, measure)).toEqual(expected);
  });

  test.each(['Backbenchers', 'Ek do teen chaar paanch chhe saat'])(
    'or the build is told that it is too long: %s',
    (text) => {
      expect(() => setText(text, rooms, measure)).toThrow(
        `Too long for the picture of a shared link: "${text}"`,
      );
    },
  );
});
