import type { ReactElement } from 'react';
import { lines } from '../../../src/games/chidiya-udd/lines/content';
import type { Name } from '../../../src/games/chidiya-udd/names';
import { canFly } from '../../../src/games/chidiya-udd/names';
import type { Call } from '../../../src/games/chidiya-udd/rules';
import { pictureOf } from '../../../src/games/chidiya-udd/share/picture';
import type { PictureContent } from '../../../src/sharing/picture';
import { drawingsOf } from '../../../src/sharing/picture';
import { callsOf } from './turns';

const callOf = (name: Name, ...lifts: (number | null)[]): Call => ({
  name,
  flies: canFly(name),
  lifts,
});

/** Right four times, in 400, 501 and 602 ms and without a lift; and wrong three times. */
const CALLS: Call[] = [
  ...[callOf('tota', 400), callOf('haathi', 250), callOf('baaz', 501), callOf('kauwa', null)],
  ...[callOf('kursi', null), callOf('hans', 602), callOf('principal-sir', 90)],
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

test('shows the latest three that caught the player, a stamp and a line for the last one, and the figures', () => {
  expect(picture().heading).toBe('Chidiya Udd');
  expect(partsOf(picture())).toEqual([
    ['Haathi udd!', 'Kauwa udd!', 'Principal sir udd!'],
    ['Pilot Principal sir!', 'red'],
    [lines['principal-sir'], 'pencil'],
    ['Score 4', 'Best 17', 'Reaction 501 ms'],
  ]);
  const names = drawingsOf(picture()).map(({ element }) => (element as ReactElement<object>).props);
  expect(names).toEqual([{ name: 'haathi' }, { name: 'kauwa' }, { name: 'principal-sir' }]);
});

test.each([
  ['of a calm game', { mode: 'calm' as const }, ['Score 4', 'Best 6', 'Reaction 501 ms']],
  ['without a right lift', { calls: callsOf('-0 -1 -1 +0') }, ['Score 1', 'Best 17']],
  ['with a lift in no time', { calls: callsOf('+1', 0) }, ['Score 1', 'Best 17', 'Reaction 0 ms']],
])('the figures %s', (_what, some, figures) => {
  expect(partsOf(picture(some))[3]).toEqual(figures);
});

test.each([
  [`${'-01 '.repeat(10)}+01`, 'Player 1 wins!', 10, 1, lines.tota],
  ['-10 '.repeat(10), 'Player 2 wins!', 0, 10, lines.gadha],
  ['+11 -11', "It's a tie!", 1, 1, lines.gadha],
])('after the calls of two players "%s" the stamp is %s', (text, stamp, first, second, line) => {
  expect(partsOf(picture({ mode: 'duel', calls: callsOf(text) })).slice(1)).toEqual([
    [stamp, 'green'],
    [line, 'pencil'],
    [`Player 1 ${first}`, `Player 2 ${second}`],
  ]);
});
