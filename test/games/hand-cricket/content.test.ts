import {
  bandOf,
  doneLine,
  done as doneLines,
} from '../../../src/games/hand-cricket/aaj-ka-over/commentary/content';
import { commentary, endings } from '../../../src/games/hand-cricket/commentary/content';
import { needLine, runsText, tossLine } from '../../../src/games/hand-cricket/content';
import type { Throw } from '../../../src/games/hand-cricket/rules';
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

  test('names no other number of runs than was scored', () => {
    const names: Record<Throw, RegExp> = {
      1: /\b(?:1 run|ek run|single)\b/i,
      2: /\b(?:2 run|do run|double)\b/i,
      3: /\b(?:3 run|teen run)\b/i,
      4: /\b(?:4 run|chaar run|chauka|four)\b/i,
      5: /\b(?:5 run|paanch run|five)\b/i,
      6: /\b(?:6 run|chhe run|chhakka|six)\b/i,
    };
    /** What is not said of the score: shots that were not played, and a run that is part of two. */
    const asides = /na single, na chauka|ek run apna/gi;
    for (const side of SIDES) {
      for (const runs of THROWS) {
        const said = commentary.runs[side][runs].join('\n').replaceAll(asides, '');
        const others = THROWS.filter((other) => other !== runs && names[other].test(said));
        expect([runs, said, others]).toEqual([runs, said, []]);
      }
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
