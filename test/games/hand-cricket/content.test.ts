import {
  bandOf,
  doneLine,
  done as doneLines,
} from '../../../src/games/hand-cricket/aaj-ka-over/commentary/content';
import { commentary, endings } from '../../../src/games/hand-cricket/commentary/content';
import { needLine, runsText, tossLine } from '../../../src/games/hand-cricket/content';
import { SIDES, THROWS } from '../../../src/games/hand-cricket/rules';

describe('the commentary', () => {
  test('has four lines for each number and each end, and three for each moment', () => {
    const { runs, ...moments } = commentary;
    for (const lines of [
      ...SIDES.flatMap((side) => Object.values(runs[side])),
      ...Object.values(endings),
    ])
      expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const sides of Object.values(moments))
      for (const side of SIDES) expect(sides[side].length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    [4, /\b(?:chauka|four)\b/i],
    [6, /\b(?:chhakka|six)\b/i],
  ])('names a %i where one was scored alone', (runs, name) => {
    for (const lines of SIDES.map((side) => commentary.runs[side])) {
      const others = THROWS.filter((other) => other !== runs).flatMap((other) => lines[other]);
      // Shots that were not played.
      const said = others.join().replace(/na single, na chauka/gi, '');
      expect(said).not.toMatch(name);
    }
  });
});

test('sums and numbers are worded right', () => {
  expect(tossLine(3, 4, true)).toBe('3 + 4 = 7, odd. Toss tumhara!');
  expect(tossLine(6, 6, false)).toBe('6 + 6 = 12, even. Toss computer ka.');
  expect([1, 2, 11].map(runsText)).toEqual(['1 run', '2 runs', '11 runs']);
  expect([1, 2].map(needLine)).toEqual(['Bas 1 run aur chahiye', '2 run aur chahiye']);
});

test.each([
  [0, true, 'duck'],
  [9, true, 'few'],
  [10, true, 'some'],
  [19, true, 'some'],
  [20, true, 'many'],
  [20, false, 'survived'],
] as const)(
  'an over of %i runs, out: %s, has its lines in turn, day by day',
  (runs, isOut, band) => {
    expect(bandOf({ runs, isOut })).toBe(band);
    const lines = [3, 4, 5].map((overNumber) => doneLine({ runs, isOut }, overNumber));
    expect(lines).toEqual(doneLines[band].slice(0, 3));
  },
);
