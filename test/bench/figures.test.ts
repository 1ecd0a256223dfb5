import { median, pairedRatio, table, upperQuartile, withRange } from './figures';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 9, 8, 100], 9.5],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test.each([
  [[7], 7],
  [[4, 1, 3, 2], 3],
  [[5, 2, 3, 4, 1], 4],
])('the upper quartile of %j is %d', (numbers, quartile) => {
  expect(upperQuartile(numbers)).toBe(quartile);
});

test('nothing has no median and no quartile', () => {
  expect(() => median([])).toThrow('There is no median of nothing.');
  expect(() => upperQuartile([])).toThrow('There is no quartile of nothing.');
});

test.each([
  [[200, 50], [100, 100], '1.000 ±69.3 %'],
  [[110, 220], [100, 200], '1.100 ±0.0 %'],
  [[90], [100], '0.900'],
])('the paired ratio of %j to %j is %s', (ours, theirs, expected) => {
  expect(pairedRatio(ours, theirs)).toBe(expected);
});

test('withRange gives median, minimum and maximum', () => {
  expect(withRange([850.4, 790, 811.6])).toBe('812 (790..850)');
});

test('a table aligns numbers right and text left', () => {
  const rows = [
    ['/', '98.5', '7 (6..8)', 'none'],
    ['/about-us', '100', '', 'h1'],
  ];
  expect(table(['route', 'LCP', 'ms', 'largest'], rows).split('\n')).toEqual([
    '| route     |  LCP |       ms | largest |',
    '| --------- | ---: | -------: | ------- |',
    '| /         | 98.5 | 7 (6..8) | none    |',
    '| /about-us |  100 |          | h1      |',
  ]);
});
