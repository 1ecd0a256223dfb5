import { doneLine } from '../../../../src/games/hand-cricket/aaj-ka-over/Commentary';
import { pictureOf } from '../../../../src/games/hand-cricket/aaj-ka-over/share';

test.each([
  [[4, 6, 1, 'W'] as const, 11, '4 · 6 · 1 · W', 'red'],
  [[1, 2, 3, 4, 5, 6] as const, 21, '1 · 2 · 3 · 4 · 5 · 6', 'green'],
])('the picture of the over %j shows no hands, which would tell a friend the numbers', (...row) => {
  const [over, runs, text, color] = row;
  const picture = pictureOf({ overNumber: 16, over, runs });
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
