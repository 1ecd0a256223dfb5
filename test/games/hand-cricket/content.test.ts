/** @jest-environment node */

import {
  bandOf,
  doneLine,
  done as doneLines,
} from '../../../src/games/hand-cricket/aaj-ka-over/commentary/content';
import {
  labels as dailyLabels,
  monthName,
  register,
} from '../../../src/games/hand-cricket/aaj-ka-over/content';
import { challenge } from '../../../src/games/hand-cricket/challenge/content';
import { commentary, endings } from '../../../src/games/hand-cricket/commentary/content';
import { labels, needLine, runsText, tossLine } from '../../../src/games/hand-cricket/content';
import { houseRules } from '../../../src/games/hand-cricket/house-rules/content';
import type { Throw } from '../../../src/games/hand-cricket/rules';
import { textsIn } from '../../support/texts';

const lettersOnly = (text: string) => text.toLowerCase().replace(/\W/g, '');

function expectNoDuplicates(lines: readonly string[]) {
  const seen = lines.map(lettersOnly);
  expect(lines.filter((_line, index) => seen.indexOf(seen[index] ?? '') !== index)).toEqual([]);
}

const sides = ['you', 'computer'] as const;
const throws: readonly Throw[] = [1, 2, 3, 4, 5, 6];
const moments = ['out', 'duck', 'fifty', 'hundred', 'lastSix', 'level'] as const;

describe('the commentary', () => {
  const all = textsIn('', commentary).map(({ text }) => text);

  test.each(sides)('has four lines for each number, and three for each moment: %s', (side) => {
    for (const runs of throws) expect(commentary.runs[side][runs].length).toBeGreaterThanOrEqual(4);
    for (const moment of moments) {
      expect(commentary[moment][side].length).toBeGreaterThanOrEqual(3);
    }
  });

  test('has no line twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(2 * (6 * 4 + 6 * 3));
    expectNoDuplicates([...all, ...Object.values(endings).flat()]);
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
    const wrong = sides.flatMap((side) =>
      throws.flatMap((runs) =>
        commentary.runs[side][runs].filter((line) =>
          throws.some((other) => other !== runs && names[other].test(line.replaceAll(asides, ''))),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what stands under the hands', () => {
  test('fits two lines of a phone', () => {
    const { tossAsk, choose, computerBats, computerBowls, youBat, youBowl, noBalls } = labels;
    const chase = sides.map((side) => labels.chase[side](100));
    const ends = Object.values(endings).flat();
    const lines = [tossAsk, choose, computerBats, computerBowls, youBat, youBowl, noBalls];
    expect([...lines, ...chase].filter(({ length }) => length > 60)).toEqual([]);
    expect(ends.filter(({ length }) => length > 65)).toEqual([]);
  });

  test.each([
    [3, 4, true, '3 + 4 = 7, odd. Toss tumhara!'],
    [6, 6, false, '6 + 6 = 12, even. Toss computer ka.'],
    [1, 1, true, '1 + 1 = 2, even. Toss tumhara!'],
  ] as const)('the toss of %i and %i, won: %s, is "%s"', (mine, theirs, won, line) => {
    expect(tossLine(mine, theirs, won)).toBe(line);
  });

  test('numbers are right for one', () => {
    expect([1, 2, 11].map(runsText)).toEqual(['1 run', '2 runs', '11 runs']);
    expect([1, 2].map(needLine)).toEqual(['Bas 1 run aur chahiye', '2 run aur chahiye']);
    const offers = [challenge.offer({ runs: 1, balls: 2 }), challenge.offer({ runs: 0, balls: 1 })];
    expect(offers.map(([first]) => first)).toEqual([
      'Dost ke 1 run, 2 balls mein. Target tumhara: 2.',
      'Dost ke 0 run, 1 ball mein. Target tumhara: 1.',
    ]);
  });

  test('each result has four different endings', () => {
    expect(Object.keys(endings)).toEqual(['You win!', 'Computer wins!', 'Match tied!']);
    for (const lines of Object.values(endings)) expect(lines).toHaveLength(4);
  });
});

test('the rules of the house say what is played, and which disputes there are', () => {
  expect(houseRules.heading).toBe('Hamare school ke rules');
  const ours = houseRules.ours.join(' ');
  for (const rule of [/1 se 6/, /same\b.*\bout/, /ek hi wicket/, /target cross/, /\btie\b/]) {
    expect(ours).toMatch(rule);
  }
  expect(ours).toMatch(/computer apna number tumhara dekhe bina/i);
  expect(houseRules.others.length).toBeGreaterThanOrEqual(6);
  expectNoDuplicates(houseRules.others.map(({ name }) => name));
});

describe('Aaj ka Over', () => {
  test('has a line for each way in which an over goes, another one on the next day', () => {
    for (const [runs, isOut] of [
      [0, true],
      [9, true],
      [10, true],
      [20, true],
      [20, false],
    ] as const) {
      const lines = [1, 2, 3].map((overNumber) => doneLine({ runs, isOut }, overNumber));
      expect(new Set(lines).size).toBe(3);
      expect(doneLines[bandOf({ runs, isOut })]).toEqual(expect.arrayContaining(lines));
    }
    expectNoDuplicates(Object.values(doneLines).flat());
  });

  test('has the months and weekdays of a year', () => {
    const months = Array.from({ length: 12 }, (_, month) => monthName(month, 2027));
    const dates = months.map((name) => new Date(`1 ${name}`));
    expect(dates.map((date) => date.getMonth())).toEqual([...months.keys()]);
    const sunday = new Date(2027, 1, 7);
    const week = Array.from({ length: 7 }, (_, day) =>
      new Date(2027, 1, 7 + day).toLocaleDateString('en', { weekday: 'long' }),
    );
    expect(sunday.getDay()).toBe(0);
    expect(register.weekdays.map(({ name }) => name)).toEqual(week);
    expect(register.weekdays.map(({ initial }) => initial).join('')).toBe('SMTWTFS');
  });

  test('a day of the register is said in words', () => {
    expect([1, 14].map(register.present)).toEqual(['Present, 1 run', 'Present, 14 runs']);
    expect(dailyLabels.over(7)).toBe('Over #7');
  });
});
