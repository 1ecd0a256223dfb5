import { pictureOf } from '../../../src/games/raja-mantri-chor-sipahi/share/picture';
import { drawingsOf } from '../../../src/sharing/picture';
import { NAMES } from './turns';

test('the picture has the crown, all who have won, and the points of all, the most first', () => {
  const picture = pictureOf(NAMES, [1800, 2300, 800, 2300]);
  expect(picture.heading).toBe('Raja Mantri Chor Sipahi');
  expect(drawingsOf(picture)).toMatchObject([{ element: { props: { symbol: 'crown' } } }]);
  const list = ['Sunita: 2300', 'Meena: 2300', 'Raju: 1800', 'Bittu: 800'];
  expect(picture.blocks.slice(1)).toEqual([
    { kind: 'title', text: 'Sunita' },
    { kind: 'title', text: 'Meena' },
    { kind: 'wordStamp', text: 'ke sar taaj!', color: 'green' },
    { kind: 'list', items: list.map((text) => ({ text })) },
  ]);
});
