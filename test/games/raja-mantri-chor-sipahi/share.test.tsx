import { messageOf, pictureOf } from '../../../src/games/raja-mantri-chor-sipahi/share';
import { drawingsOf } from '../../../src/sharing/picture';
import { NAMES } from './turns';

test('the picture has the crown, all who have won, and the points of all, the most first', () => {
  const picture = pictureOf(NAMES, [1800, 2300, 800, 2300]);
  expect(picture.heading).toBe('Raja Mantri Chor Sipahi');
  expect(drawingsOf(picture)).toMatchObject([{ element: { props: { symbol: 'crown' } } }]);
  const list = ['Sunita: 2300', 'Meena: 2300', 'Raju: 1800', 'Bittu: 800'];
  expect(picture.blocks.slice(1)).toEqual([
    { kind: 'text', size: 'title', text: 'Sunita' },
    { kind: 'text', size: 'title', text: 'Meena' },
    { kind: 'stamp', text: 'ke sar taaj!', color: 'green' },
    { kind: 'columns', columns: [list.map((text) => ({ kind: 'text', hand: true, text }))] },
  ]);
});

test.each([
  [['Raju'], 'Raju'],
  [['Raju', 'Meena'], 'Raju aur Meena'],
  [['Raju', 'Bittu', 'Meena'], 'Raju, Bittu aur Meena'],
])('in the message the winners %j are "%s"', (winners, text) => {
  const [headline] = messageOf({ winners, points: 5100, caughtPercent: 60 });
  expect(headline).toBe(`Raja Mantri Chor Sipahi: ${text} ke sar taaj! 5100 points`);
});
