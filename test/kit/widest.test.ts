import { widest } from '../../src/kit/widest';

test.each([
  ['the longer of two', ['Next', 'Finish'], 'Finish'],
  ['the one with the wider letters', ['till', 'mum'], 'mum'],
  ['the one with capitals', ['ghost', 'GHOST'], 'GHOST'],
  ['the first of equals', ['abc', 'cba'], 'abc'],
  ['the only one', ['Round 1'], 'Round 1'],
  ['none', [], ''],
])('is %s', (_what, texts, expected) => {
  expect(widest(texts)).toBe(expected);
});
