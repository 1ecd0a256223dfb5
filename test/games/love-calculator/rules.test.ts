import { workOut } from '../../../src/games/love-calculator/rules';

test.each([
  ['Raju', 'love', 'Rani', 75],
  ['Raju', 'hate', 'Rani', 66],
  ['John', 'love', 'Jane', 66],
] as const)('%s + %s + %s is %i per cent', (first, mode, second, result) => {
  expect(workOut(first, mode, second).result).toBe(result);
});
