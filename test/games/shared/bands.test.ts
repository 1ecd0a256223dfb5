import { bandText } from '../../../src/games/shared/bands';

const bands = [
  { from: 50, text: 'upper' },
  { from: 1, text: 'lower' },
];

test.each([
  [99, 'upper'],
  [50, 'upper'],
  [49, 'lower'],
  [1, 'lower'],
])('%i is in the band %s', (value, text) => {
  expect(bandText(bands, value)).toBe(text);
});

test('below the lowest band it throws', () => {
  expect(() => bandText(bands, 0)).toThrow('no band for 0');
});
