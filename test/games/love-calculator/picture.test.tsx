import { verdictFor } from '../../../src/games/love-calculator/content';
import { flamesOf } from '../../../src/games/love-calculator/flames';
import { workOut } from '../../../src/games/love-calculator/rules';
import { pictureOf } from '../../../src/games/love-calculator/share/picture';
import type { PictureBlock } from '../../../src/sharing/picture';

function blocksOf(firstName: string, secondName: string, mode: 'love' | 'hate' = 'love') {
  const { result, steps } = workOut(firstName, mode, secondName);
  const flames = flamesOf(firstName, secondName);
  const verdict = verdictFor(mode, result, false);
  return pictureOf({ firstName, secondName, mode, result, steps, flames, verdict }).blocks;
}

const find = <Kind extends PictureBlock['kind']>(blocks: readonly PictureBlock[], kind: Kind) =>
  blocks.find((block): block is Extract<PictureBlock, { kind: Kind }> => block.kind === kind);

const textsIn = (blocks: readonly PictureBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));

test('the sum, its working and the verdict, in the colour of the mode', () => {
  const blocks = blocksOf('Raju', 'Rani');
  expect(blocks.slice(0, 3)).toEqual([
    {
      kind: 'phrase',
      size: 'large',
      parts: [{ text: 'Raju' }, { text: 'love', color: 'red' }, { text: 'Rani' }],
    },
    {
      kind: 'steps',
      rows: [
        [2, 2, 1, 1, 1, 1, 1, 1, 1, 1],
        [3, 3, 2, 2, 2],
        [5, 5, 2],
        [7, 5],
      ],
      color: 'red',
    },
    {
      kind: 'stamp',
      figure: '75%',
      word: 'Pyar pakka?',
      beside: verdictFor('love', 75, false),
      color: 'red',
    },
  ]);
  expect(find(blocksOf('Raju', 'Rani', 'hate'), 'stamp')?.color).toBe('violet');
});

test('FLAMES: crossed names, and the letter that is left', () => {
  const blocks = blocksOf('Raju', 'Rani');
  expect(find(blocks, 'crossedNames')?.names[0]).toEqual([
    { text: 'R', isCrossed: true },
    { text: 'a', isCrossed: true },
    { text: 'ju', isCrossed: false },
  ]);
  expect(find(blocks, 'letters')?.letters.map(({ text, mark }) => `${text} ${mark}`)).toEqual([
    'F crossed',
    'L crossed',
    'A crossed',
    'M crossed',
    'E circled',
    'S crossed',
  ]);
  expect(textsIn(blocks).slice(0, 2)).toEqual(['4 letters bache', 'Enemies']);
});

test('where no letter is left to count with, none is marked', () => {
  const blocks = blocksOf('Anu', 'Nau');
  expect(find(blocks, 'letters')?.letters).toEqual(
    ['F', 'L', 'A', 'M', 'E', 'S'].map((text) => ({ text })),
  );
  expect(textsIn(blocks)).toHaveLength(1);
});
