import fc from 'fast-check';
import type { Mode } from '../../../src/games/love-calculator/rules';
import {
  characters,
  countCharacters,
  isSameName,
  workOut,
} from '../../../src/games/love-calculator/rules';

afterEach(() => jest.restoreAllMocks());

const FAMILY = '👨‍👩‍👧';
const BROWN_THUMB = '👍🏽';

describe('a character', () => {
  test('of ASCII needs no Intl.Segmenter, which is slow to create', () => {
    const segmenter = new Intl.Segmenter();
    const create = jest.spyOn(Intl, 'Segmenter').mockImplementation(() => segmenter);
    characters(' Raju~');
    expect(create).not.toHaveBeenCalled();
    characters('\u007f');
    characters('\u00fa R');
    characters('R \u00fa');
    expect(create).toHaveBeenCalledTimes(3);
  });

  test('is a code point in a browser without Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    Object.assign(Intl, { Segmenter: undefined });
    try {
      expect(characters(`कि${BROWN_THUMB}`)).toEqual(['क', 'ि', '👍', '🏽']);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });
});

describe('counting', () => {
  test.each<[string, string, number[]]>([
    ['nothing', '', []],
    ['in order of first appearance', 'banana', [1, 3, 2]],
    ['upper and lower case as the same', 'AaBb', [2, 2]],
    ['no white space', ' a\u00a0a\t\n\u3000a\u2028 ', [3]],
    ['punctuation and digits like letters', 'a-1-1', [1, 2, 2]],
    ['Devanagari by grapheme clusters', 'नमन', [2, 1]],
    ['emoji by grapheme clusters', `${FAMILY}${BROWN_THUMB}${FAMILY}👍`, [2, 1, 1]],
    ['right-to-left letters', 'محمد', [2, 1, 1]],
    ['composed and decomposed accents as the same', 'é e\u0301 \u00c9 E\u0301', [4]],
    ['dotted and dotless i of Turkish as different', 'İi ıI', [1, 2, 1]],
  ])('counts %s', (_what, text, expected) => {
    expect(countCharacters(text)).toEqual(expected);
  });

  test('does not depend on a Turkish locale, in which I has another lower case', () => {
    jest.spyOn(String.prototype, 'toLocaleLowerCase').mockReturnValue('ı');
    expect(countCharacters('Ii')).toEqual([2]);
  });
});

test.each<[string, string, boolean]>([
  ['Raju', ' RA ju\u3000', true],
  ['Rene\u0301', 'RENÉ', true],
  ['Rene\u200d\u0301', 'RENÉ', true],
  ['Straße', 'Strasse', false],
  // An anagram.
  ['Anna', 'Nana', false],
  ['René', 'Rene', false],
  ['ab', 'a,b', false],
])('"%s" and "%s" are the same name: %s', (first, second, expected) => {
  expect(isSameName(first, second)).toBe(expected);
  expect(isSameName(second, first)).toBe(expected);
});

/** Example: `'15,7 → 8,5'` gives `[[15, 7], [8, 5]]`. */
const lines = (text: string) => text.split(' → ').map((line) => line.split(',').map(Number));

test.each<[string, Mode, string, number, string]>([
  ['Raju', 'love', 'Rani', 75, '2,2,1,1,1,1,1,1,1,1 → 3,3,2,2,2 → 5,5,2 → 7,5'],
  ['Raju', 'hate', 'Rani', 66, '2,3,1,1,1,1,1,1,1 → 3,4,2,2,1 → 4,6,2 → 6,6'],
  // 15 and 7 have three digits, which are folded next.
  [
    ...(['Savitribai', 'love', 'Jyotirao', 85] as const),
    '1,3,2,4,2,2,1,1,3,1,1,1 → 2,4,3,7,3,3 → 5,7,10 → 15,7 → 8,5',
  ],
  // Folding the digits 1, 9, 1, 1 gives 2 and 10, whose digits are folded again.
  [
    ...(['Amitabh Bachchan', 'love', 'Jaya Bhaduri', 21] as const),
    '7,1,2,1,3,4,2,1,1,1,1,1,1,1,1,1,1 → 8,2,3,2,4,5,3,2,1 → 9,4,6,7,4 → 13,11,6 → 19,11 → 2,10 → 2,1',
  ],
  // 10, 0, 1 is folded as the digits 1, 0, 0, 1 and not as 10 + 1.
  [
    ...(['a', 'love', 'o'.repeat(7) + 'v'.repeat(107), 20] as const),
    '1,1,8,108,1 → 2,109,8 → 10,109 → 10,0,1 → 2,0',
  ],
])('%s + %s + %s is %i per cent', (first, mode, second, result, steps) => {
  expect(workOut(first, mode, second)).toEqual({ result, steps: lines(steps) });
});

test('for any two names the steps are those of a second implementation, and the last one is the result, 0 to 99', () => {
  // Anything that can be pasted into a field, including lone surrogates.
  const anyName = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc.string({ unit: fc.constantFrom('a', 'A', 'e', ' ', '9'), maxLength: 45 }),
  );
  fc.assert(
    fc.property(anyName, fc.constantFrom('love', 'hate'), anyName, (first, mode, second) => {
      const { result, steps } = workOut(first, mode, second);
      expect(steps).toEqual(referenceSteps(countCharacters(first + mode + second)));
      expect(result).toBe(Number(steps.at(-1)?.join('')));
      expect(result).toBeLessThanOrEqual(99);
    }),
  );
});

/** The steps of the calculation from the counts on: a second implementation, with a queue. */
function referenceSteps(counts: number[]): number[][] {
  const steps = [counts];
  const latest = () => steps.at(-1) as number[];
  while (latest().length > 2) steps.push(foldQueue(latest()));
  while (latest().join('').length > 2) steps.push(foldQueue([...latest().join('')].map(Number)));
  return steps;
}

function foldQueue(line: number[]): number[] {
  const rest = [...line];
  const sums: number[] = [];
  while (rest.length > 1) sums.push(Number(rest.shift()) + Number(rest.pop()));
  return [...sums, ...rest];
}
