import { flames } from '../../../src/games/love-calculator/content';
import { flamesOf } from '../../../src/games/love-calculator/flames';
import { workOut } from '../../../src/games/love-calculator/rules';
import { pictureOf } from '../../../src/games/love-calculator/share/picture';

const blocksOf = (firstName: string, secondName: string, mode: 'love' | 'hate' = 'love') =>
  pictureOf({
    ...{ firstName, secondName, mode, verdict: 'Shabaash!' },
    ...workOut(firstName, mode, secondName),
    flames: flamesOf(firstName, secondName),
  }).blocks;

const partsOf = (texts: Iterable<string>) => Array.from(texts, (text) => ({ text }));

const stampOf = (text: string, word: string, color: string) => ({
  ...{ kind: 'columns', together: true },
  columns: [
    [{ kind: 'stamp', text, word, color }],
    [expect.objectContaining({ text: 'Shabaash!', color })],
  ],
});

test('the sum, its working and the verdict, in the colour of the mode, then FLAMES, which need not agree', () => {
  const { crossed } = flamesOf('Raju', 'Rani');
  const { steps } = workOut('Raju', 'love', 'Rani');
  const colors = ['ink', 'ink', 'ink', 'red'];
  expect(blocksOf('Raju', 'Rani').slice(0, 11)).toMatchObject([
    { text: [{ text: 'Raju' }, { text: 'love', color: 'red' }, { text: 'Rani' }] },
    ...steps.map((row, at) => ({ text: partsOf(row.map(String)), color: colors[at] })),
    stampOf('75%', 'Pyar', 'red'),
    { text: flames.note },
    { text: [{ text: 'Raju', crossed: crossed[0] }] },
    { text: [{ text: 'Rani', crossed: crossed[1] }] },
    { text: '4 letters bache' },
    {
      text: [...'FLAMES'].map((text) =>
        text === 'E' ? { text, circled: true } : { text, crossed: [{ from: 0, to: 1 }] },
      ),
    },
  ]);
  expect(blocksOf('Raju', 'Rani', 'hate')).toContainEqual(stampOf('66%', 'Takrar', 'violet'));
});

test('where no letter is left to count with, none is marked', () => {
  expect(blocksOf('Anu', 'Nau').slice(-2)).toMatchObject([
    { text: partsOf('FLAMES') },
    { text: flames.nobody },
  ]);
});
