import fc from 'fast-check';
import { shuffled } from '../../../src/games/shared/shuffled';
import { seededRandom } from '../../support/seededRandom';

// That each order is equally likely: ../raja-mantri-chor-sipahi/rules.test.ts.

test.each([
  ['', []],
  ['bca', [0, 0]],
  ['abc', [0.99, 0.99]],
  ['cab', [0.5, 0]],
])('gives "%s" from draws %j', (order, draws) => {
  const left = [...draws];
  const shuffle = () => shuffled([...order].sort(), () => left.shift() ?? Number.NaN);
  expect(shuffle().join('')).toBe(order);
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
