import type { ReactElement } from 'react';
import { lines } from '../../../src/games/chidiya-udd/lines/content';
import type { Call } from '../../../src/games/chidiya-udd/rules';
import { captions } from '../../../src/games/chidiya-udd/share/content';
import { pictureOf } from '../../../src/games/chidiya-udd/share/picture';
import { bandText } from '../../../src/games/shared/bands';
import type { PictureContent } from '../../../src/sharing/picture';
import { drawingsOf } from '../../../src/sharing/picture';
import { callsOf } from './calls';

const flyer = (name: string, ...lifts: (number | null)[]): Call => ({ name, flies: true, lifts });
const sitter = (name: string, ...lifts: (number | null)[]): Call => ({ name, flies: false, lifts });

/** Right four times, in 400, 501 and 602 ms and without a lift; and wrong three times. */
const CALLS: Call[] = [
  flyer('tota', 400),
  sitter('haathi', 250),
  flyer('baaz', 501),
  flyer('kauwa', null),
  sitter('kursi', null),
  flyer('hans', 602),
  sitter('principal-sir', 90),
];

const picture = (some: Partial<Parameters<typeof pictureOf>[0]> = {}) =>
  pictureOf({
    mode: 'fast',
    calls: CALLS,
    fast: { games: 3, best: 17 },
    calm: { games: 1, best: 6 },
    ...some,
  });

/** The captions of the drawings, the stamp, the text, and the figures. */
const partsOf = (content: PictureContent) =>
  content.blocks.map((block) => {
    if (block.kind === 'drawings') return block.drawings.map(({ caption }) => caption);
    if (block.kind === 'figures')
      return block.figures.map(({ label, value }) => `${label} ${value}`);
    return 'text' in block && 'color' in block ? [block.text, block.color] : block;
  });

/** A game of two, in which each player has so many points. */
const duel = (first: number, second: number): Call[] =>
  callsOf('-01 '.repeat(first) + '-10 '.repeat(second));

test('shows the latest three that caught the player, the stamp of the score, the last line, and the figures', () => {
  expect(picture().heading).toBe('Chidiya Udd');
  expect(partsOf(picture())).toEqual([
    ['Haathi udd!', 'Kauwa udd!', 'Principal sir udd!'],
    [bandText(captions, 4), 'red'],
    [lines['principal-sir'], 'pencil'],
    ['Score 4', 'Best 17', 'Reaction 501 ms'],
  ]);
  const names = drawingsOf(picture()).map(({ element }) => (element as ReactElement<object>).props);
  expect(names).toEqual([{ name: 'haathi' }, { name: 'kauwa' }, { name: 'principal-sir' }]);
});

test.each([
  ['of a calm game', { mode: 'calm' as const }, ['Score 4', 'Best 6', 'Reaction 501 ms']],
  ['without a right lift', { calls: callsOf('-0 -1 -1 +0') }, ['Score 1', 'Best 17']],
  [
    'with a lift in no time',
    { calls: [flyer('tota', 0), flyer('baaz', 300), ...callsOf('-1 -1 -1')] },
    ['Score 2', 'Best 17', 'Reaction 150 ms'],
  ],
])('the figures %s', (_what, some, figures) => {
  expect(partsOf(picture(some))[3]).toEqual(figures);
});

test.each([
  [10, 4, 'Player 1 wins!'],
  [4, 10, 'Player 2 wins!'],
  [10, 10, "It's a tie!"],
])('of two players, %i to %i has the stamp of the result: %s', (first, second, text) => {
  const parts = partsOf(picture({ mode: 'duel', calls: duel(first, second) }));
  expect(parts[1]).toEqual([text, 'green']);
  expect(parts[3]).toEqual([`Player 1 ${first}`, `Player 2 ${second}`]);
});

test('of two players the picture shows what caught one of them', () => {
  const calls = [
    ...duel(9, 0),
    sitter('kursi', 300, null),
    flyer('baaz', 300, 310),
    flyer('kauwa', 300, null),
    sitter('matka', null, null),
    flyer('hans', null, null),
  ];
  const [drawn, , line] = partsOf(picture({ mode: 'duel', calls }));
  expect(drawn).toEqual(['Kursi udd!', 'Kauwa udd!', 'Hans udd!']);
  expect(line).toEqual([lines.hans, 'pencil']);
});
