import { needLine, runsText, tossLine } from '../../../src/games/hand-cricket/content';

test('sums and numbers are worded right', () => {
  expect(tossLine(3, 4, true)).toBe('3 + 4 = 7, odd. Toss tumhara!');
  expect(tossLine(6, 6, false)).toBe('6 + 6 = 12, even. Toss computer ka.');
  expect([1, 2, 11].map(runsText)).toEqual(['1 run', '2 runs', '11 runs']);
  expect([1, 2].map(needLine)).toEqual(['Bas 1 run aur chahiye', '2 run aur chahiye']);
});
