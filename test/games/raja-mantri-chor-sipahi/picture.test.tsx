import { pictureOf } from '../../../src/games/raja-mantri-chor-sipahi/share/picture';
import { drawingsOf } from '../../../src/sharing/picture';
import { NAMES } from './turns';

test('the picture has the crown, the winner, and the points of all, the most first', () => {
  const picture = pictureOf(NAMES, [1800, 4100, 800, 2300]);
  expect(picture.heading).toBe('Raja Mantri Chor Sipahi');
  expect(drawingsOf(picture)).toMatchObject([{ element: { props: { symbol: 'crown' } } }]);
  expect(picture.blocks.slice(1)).toEqual([
    { kind: 'title', text: 'Sunita' },
    { kind: 'wordStamp', text: 'ke sar taaj!', color: 'green' },
    {
      kind: 'list',
      items: [
        { text: 'Sunita: 4100' },
        { text: 'Meena: 2300' },
        { text: 'Raju: 1800' },
        { text: 'Bittu: 800' },
      ],
    },
  ]);
});

test('all who have the most are named', () => {
  const { blocks } = pictureOf(NAMES, [2300, 800, 2300, 1500]);
  expect(blocks.filter(({ kind }) => kind === 'title')).toEqual([
    { kind: 'title', text: 'Raju' },
    { kind: 'title', text: 'Bittu' },
  ]);
});
