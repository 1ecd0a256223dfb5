import { HandDrawing } from '../../../src/games/hand-cricket/Hands';
import type { Result } from '../../../src/games/hand-cricket/rules';
import { captions, pictureOf } from '../../../src/games/hand-cricket/share';
import { drawingsOf } from '../../../src/sharing/picture';

const match = (result: Result = 'You win!') =>
  pictureOf({ result, you: 10, computer: 7, balls: 3, line: 'Match jeet gaye.', streak: 2 });

test('the picture of a match shows two fists and the figures, as balls would tell a friend the throws', () => {
  const picture = match();
  expect(picture.heading).toBe('Hand Cricket');
  expect(drawingsOf(picture)).toEqual([
    expect.objectContaining({ element: <HandDrawing fingers={0} />, label: 'You' }),
    expect.objectContaining({
      element: <HandDrawing fingers={0} />,
      label: 'Computer',
      mirrored: true,
    }),
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
