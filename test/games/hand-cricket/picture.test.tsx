import { doneLine } from '../../../src/games/hand-cricket/aaj-ka-over/commentary/content';
import { pictureOf as overPicture } from '../../../src/games/hand-cricket/aaj-ka-over/share/picture';
import { Hand } from '../../../src/games/hand-cricket/Hand';
import type { Result } from '../../../src/games/hand-cricket/rules';
import { captions } from '../../../src/games/hand-cricket/share/content';
import { pictureOf } from '../../../src/games/hand-cricket/share/picture';
import { drawingsOf } from '../../../src/sharing/picture';

const match = (result: Result = 'You win!') =>
  pictureOf({ result, you: 10, computer: 7, balls: 3, line: 'Match jeet gaye.', streak: 2 });

test('the picture of a match shows two fists and the figures, as balls would tell a friend the throws', () => {
  const picture = match();
  expect(picture.heading).toBe('Hand Cricket');
  expect(drawingsOf(picture)).toEqual([
    expect.objectContaining({ element: <Hand fingers={0} />, label: 'You' }),
    expect.objectContaining({ element: <Hand fingers={0} />, label: 'Computer', mirrored: true }),
  ]);
  expect(picture.blocks.slice(1)).toMatchObject([
    { kind: 'stamp' },
    { text: 'Match jeet gaye.' },
    { figures: [{ value: '10' }, { value: '7' }, { label: 'Balls', value: '3' }, { value: '2' }] },
  ]);
});

test.each([
  ['You win!', 'green'],
  ['Computer wins!', 'red'],
  ['Match tied!', 'ink'],
] as const)('%s has a stamp of its own', (result, color) => {
  const stamp = { kind: 'stamp', text: captions[result], color };
  expect(match(result).blocks).toContainEqual(stamp);
});

test.each([
  [[4, 6, 1, 'W'] as const, 11, '4 · 6 · 1 · W', 'red'],
  [[1, 2, 3, 4, 5, 6] as const, 21, '1 · 2 · 3 · 4 · 5 · 6', 'green'],
])('the picture of the over %j shows no hands, which would tell a friend the numbers', (...row) => {
  const [over, runs, text, color] = row;
  const picture = overPicture({ overNumber: 16, over, runs });
  expect(picture.heading).toBe('Aaj ka Over');
  expect(picture.blocks).toMatchObject([
    { size: 'title', text: 'Over #16' },
    { kind: 'stamp', text, color },
    { text: doneLine({ runs, isOut: color === 'red' }, 16) },
    {
      figures: [
        { label: 'Runs', value: `${runs}` },
        { label: 'Balls', value: `${over.length}` },
      ],
    },
  ]);
});
