import fc from 'fast-check';
import { shuffled } from '../../../src/games/shared/shuffled';
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
  const counts = new Map<string, number>();
  for (let round = 0; round < 6000; round += 1) {
    const order = shuffled(['a', 'b', 'c'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});
