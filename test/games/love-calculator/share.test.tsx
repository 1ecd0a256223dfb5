import { flames } from '../../../src/games/love-calculator/content';
import { flamesOf, piecesOf } from '../../../src/games/love-calculator/flames';
import { workOut } from '../../../src/games/love-calculator/rules';
import { pictureOf } from '../../../src/games/love-calculator/share';

const blocksOf = (firstName: string, secondName: string, mode: 'love' | 'hate' = 'love') =>
  pictureOf({
    ...{ firstName, secondName, mode, verdict: 'Shabaash!' },
    ...workOut(firstName, mode, secondName),
    flames: flamesOf(firstName, secondName),
  }).blocks;

test('the sum, its working and the verdict, in the colour of the mode, then FLAMES, which need not agree', () => {
  const { crossed } = flamesOf('Raju', 'Rani');
  expect(blocksOf('Raju', 'Rani').slice(0, 7)).toMatchObject([
    { parts: [{ text: 'Raju' }, { text: 'love', color: 'red' }, { text: 'Rani' }] },
    { rows: workOut('Raju', 'love', 'Rani').steps, color: 'red' },
    { figure: '75%', word: 'Pyar', beside: 'Shabaash!', color: 'red' },
    { text: flames.note },
    { names: [piecesOf('Raju', crossed[0]), piecesOf('Rani', crossed[1])] },
    { text: '4 letters bache' },
    {
      letters: [...'FLAMES'].map((text) => ({ text, mark: text === 'E' ? 'circled' : 'crossed' })),
    },
  ]);
  expect(blocksOf('Raju', 'Rani', 'hate')[2]).toMatchObject({ word: 'Takrar', color: 'violet' });
});

test('where no letter is left to count with, none is marked', () => {
  expect(blocksOf('Anu', 'Nau').slice(5)).toEqual([
    { kind: 'letters', letters: [...'FLAMES'].map((text) => ({ text })) },
    expect.objectContaining({ kind: 'text' }),
  ]);
});
