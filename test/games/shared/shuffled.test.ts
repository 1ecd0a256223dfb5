import fc from 'fast-check';
import { shuffled } from '../../../src/games/shared/shuffled';
import { countsOf } from '../../support/evenDraws';
import { seededRandom } from '../../support/seededRandom';

test.each([
  [[], []],
  [['a'], []],
  [
    ['b', 'c', 'a'],
    [0, 0],
  ],
  [
    ['a', 'b', 'c'],
    [0.99, 0.99],
  ],
  [
    ['c', 'a', 'b'],
    [0.5, 0],
  ],
])('gives %j from draws %j', (order, draws) => {
  const left = [...draws];
  const sorted = [...order].sort();
  expect(shuffled(sorted, () => left.shift() ?? Number.NaN)).toEqual(order);
  expect(left).toEqual([]);
});

test('keeps every item, and leaves the given list as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
      const before = [...items];
      const order = shuffled(items, seededRandom(seed));
      expect(items).toEqual(before);
      expect(order.toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('gives all six orders of three equally often', () => {
  const random = seededRandom(1);
  const shuffle = () => shuffled(['a', 'b', 'c'], random).join('');
  const counts = Object.values(countsOf(Array.from({ length: 6000 }, shuffle)));
  expect(counts).toHaveLength(6);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
