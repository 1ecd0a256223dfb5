import { inTurn } from '../../../src/games/shared/inTurn';

test.each([
  [0, 'a'],
  [1, 'b'],
  [2, 'a'],
  [7, 'b'],
])('in turn %i of two it is %s', (turn, item) => {
  expect(inTurn(['a', 'b'], turn)).toBe(item);
});

test('without items it throws', () => {
  expect(() => inTurn([], 0)).toThrow('nothing to take in turn');
});
