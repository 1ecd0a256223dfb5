import fc from 'fast-check';
import type { Mode } from '../../../src/games/love-calculator/rules';
import {
  characters,
  countCharacters,
  countedCharacters,
  digitsOf,
  fold,
  isSameName,
  workOut,
} from '../../../src/games/love-calculator/rules';

afterEach(() => jest.restoreAllMocks());

const FAMILY = '👨‍👩‍👧';
const BROWN_THUMB = '👍🏽';
const MODES: readonly Mode[] = ['love', 'hate'];

describe('a character', () => {
  test.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['letters', 'Rani', ['R', 'a', 'n', 'i']],
    ['a Devanagari consonant with its vowel sign', 'किरण', ['कि', 'र', 'ण']],
    ['a letter with a combining accent', 'e\u0301t', ['e\u0301', 't']],
    ['a family joined by zero-width joiners', `a${FAMILY}b`, ['a', FAMILY, 'b']],
    ['an emoji with a skin tone', `${BROWN_THUMB}!`, [BROWN_THUMB, '!']],
    ['a flag', '🇮🇳🇫🇷', ['🇮🇳', '🇫🇷']],
    ['half of a surrogate pair', 'a\ud83d', ['a', '\ud83d']],
  ])('is a grapheme cluster: %s', (_what, text, expected) => {
    expect(characters(text)).toEqual(expected);
  });

  test('of ASCII needs no Intl.Segmenter, which is slow to create', () => {
    const segmenter = new Intl.Segmenter();
    const create = jest.spyOn(Intl, 'Segmenter').mockImplementation(() => segmenter);
    expect(characters('Raju')).toHaveLength(4);
    expect(create).not.toHaveBeenCalled();
    characters('Rajú');
    expect(create).toHaveBeenCalledTimes(1);
  });

  describe('is a code point in a browser without Intl.Segmenter', () => {
    const { Segmenter } = Intl;
    beforeEach(() => Object.assign(Intl, { Segmenter: undefined }));
    afterEach(() => Object.assign(Intl, { Segmenter }));

    test.each([
      ['Rani', ['R', 'a', 'n', 'i']],
      ['कि', ['क', 'ि']],
      [BROWN_THUMB, ['👍', '🏽']],
    ])('%s', (text, expected) => {
      expect(characters(text)).toEqual(expected);
    });
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
    ['markup as text', '<b><b>', [2, 2, 2]],
    ['composed and decomposed accents as the same', 'é e\u0301 \u00c9 E\u0301', [4]],
    ['dotted and dotless i of Turkish as different', 'İi ıI', [1, 2, 1]],
  ])('counts %s', (_what, text, expected) => {
    expect(countCharacters(text)).toEqual(expected);
  });

  test('does not depend on a Turkish locale, in which I has another lower case', () => {
    const inLocale = String.prototype.toLocaleLowerCase;
    jest.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function turkish(
      this: string,
    ) {
      return inLocale.call(this, 'tr');
    });
    expect('I'.toLocaleLowerCase()).toBe('ı');
    expect(countCharacters('Ii')).toEqual([2]);
  });
});

describe('the characters that count', () => {
  test.each<[string, string, [string, number, number][]]>([
    ['nothing', '', []],
    ['white space alone', ' \t\u3000', []],
    [
      'case and white space, with their places',
      ' aB\tc',
      [
        ['a', 1, 2],
        ['b', 2, 3],
        ['c', 4, 5],
      ],
    ],
    // Three code units are composed to two.
    [
      'accents, with places in the composed text',
      'e\u0301x',
      [
        ['\u00e9', 0, 1],
        ['x', 1, 2],
      ],
    ],
    [
      'characters of several code units',
      `${FAMILY}नि`,
      [
        [FAMILY, 0, 8],
        ['नि', 8, 10],
      ],
    ],
    [
      'a letter whose lower case is longer',
      'İa',
      [
        ['i\u0307', 0, 1],
        ['a', 1, 2],
      ],
    ],
  ])('of %s', (_what, text, expected) => {
    const found = countedCharacters(text);
    expect(found.map(({ character, from, to }) => [character, from, to])).toEqual(expected);
  });

  test('stand where they are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const composed = text.normalize('NFC');
        for (const { character, from, to } of countedCharacters(text)) {
          expect(composed.slice(from, to).toLowerCase().trim()).toBe(character);
        }
      }),
    );
  });
});

test.each<[string, string, boolean]>([
  ['Raju', 'Raju', true],
  ['Raju', ' RA ju\u3000', true],
  ['Rene\u0301', 'RENÉ', true],
  ['नमन', ' नमन', true],
  ['Raju', 'Rani', false],
  ['Raju', 'Rajuu', false],
  // An anagram.
  ['Anna', 'Nana', false],
  ['René', 'Rene', false],
  ['ab', 'a,b', false],
])('"%s" and "%s" are the same name: %s', (first, second, expected) => {
  expect(isSameName(first, second)).toBe(expected);
  expect(isSameName(second, first)).toBe(expected);
});

describe('folding', () => {
  test.each([
    [[], []],
    [[7], [7]],
    [[1, 2], [3]],
    [
      [1, 2, 3],
      [4, 2],
    ],
    [
      [3, 3, 2, 2, 2],
      [5, 5, 2],
    ],
    [
      [9, 9, 9, 9],
      [18, 18],
    ],
  ])('turns %j into %j', (line, expected) => {
    expect(fold(line)).toEqual(expected);
  });

  test('does not mutate its argument', () => {
    const line = Object.freeze([1, 2, 3, 4]);
    expect(fold(line)).toEqual([5, 5]);
  });

  test('does not change the total, and halves the length', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000)), (line) => {
        expect(total(fold(line))).toBe(total(line));
        expect(fold(line)).toHaveLength(Math.ceil(line.length / 2));
      }),
    );
  });
});

test.each([
  [[], []],
  [[7], [7]],
  [
    [18, 9],
    [1, 8, 9],
  ],
  [
    [100, 0, 42],
    [1, 0, 0, 0, 4, 2],
  ],
])('%j has the digits %j', (line, expected) => {
  expect(digitsOf(line)).toEqual(expected);
});

/** Example: `'15,7 → 8,5'` gives `[[15, 7], [8, 5]]`. */
const lines = (text: string) => text.split(' → ').map((line) => line.split(',').map(Number));

describe('workOut', () => {
  test.each<[string, Mode, string, number, string]>([
    ['Raju', 'love', 'Rani', 75, '2,2,1,1,1,1,1,1,1,1 → 3,3,2,2,2 → 5,5,2 → 7,5'],
    ['Raju', 'hate', 'Rani', 66, '2,3,1,1,1,1,1,1,1 → 3,4,2,2,1 → 4,6,2 → 6,6'],
    ['John', 'love', 'Jane', 66, '2,2,1,2,1,1,2,1 → 3,4,2,3 → 6,6'],
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
  ])('%s + %s + %s is %i per cent', (first, mode, second, result, steps) => {
    expect(workOut(first, mode, second)).toEqual({ result, steps: lines(steps) });
  });

  test.each([
    ['Devanagari', 'रवि', 'रीना', 44],
    ['right-to-left letters', 'محمد', 'فاطمة', 94],
    ['a script tag', '<script>alert(1)</script>', 'Rani', 69],
    ['emoji', FAMILY, BROWN_THUMB, 42],
  ])('accepts %s as a name', (_what, first, second, result) => {
    expect(workOut(first, 'love', second).result).toBe(result);
  });

  test('folds digits, not numbers, once it has begun to', () => {
    // 10, 0, 1 is folded as the digits 1, 0, 0, 1 and not as 10 + 1.
    const { steps, result } = workOut('a', 'love', 'o'.repeat(7) + 'v'.repeat(107));
    expect(steps.slice(-3)).toEqual([
      [10, 109],
      [10, 0, 1],
      [2, 0],
    ]);
    expect(result).toBe(20);
  });

  test('gives a percentage for very long names', () => {
    const { result, steps } = workOut('ab'.repeat(5_000), 'love', 'c'.repeat(10_000));
    expect(total(steps[0] ?? [])).toBe(20_004);
    expect(result).toBeGreaterThanOrEqual(0);
    expect(result).toBeLessThanOrEqual(99);
  });
});

describe('for any two names', () => {
  const mode = fc.constantFrom(...MODES);
  // Anything that can be pasted into a field, including lone surrogates.
  const utf16 = fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0xd800, max: 0xdfff })))
    .map((units) => String.fromCharCode(...units));
  const anyName = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    utf16,
    fc.string({ unit: fc.constantFrom('a', 'A', 'e', ' ', '9'), maxLength: 45 }),
  );
  const anyWorking = fc
    .tuple(anyName, mode, anyName)
    .map(([first, word, second]) => workOut(first, word, second));

  test('the result is a whole number from 0 to 99, given by the last line', () => {
    fc.assert(
      fc.property(anyWorking, ({ result, steps }) => {
        expect(Number.isInteger(result)).toBe(true);
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(99);
        expect(Number(steps.at(-1)?.join(''))).toBe(result);
      }),
    );
  });

  test('the same names give the same working', () => {
    fc.assert(
      fc.property(anyName, mode, anyName, (first, word, second) => {
        expect(workOut(first, word, second)).toEqual(workOut(first, word, second));
      }),
    );
  });

  test('the steps are those of a second implementation of the specification', () => {
    fc.assert(
      fc.property(anyWorking, ({ steps }) => {
        expect(steps).toEqual(referenceSteps(steps[0] ?? []));
      }),
    );
  });

  test('the first line counts each visible character of names and mode once', () => {
    const visible = fc.constantFrom('R', 'é', 'e\u0301', 'नि', 'म', FAMILY, BROWN_THUMB, '<', '0');
    const space = fc.constantFrom(' ', '\t', '\u00a0', '\u3000');
    const name = fc.array(fc.record({ visible, space: fc.option(space, { nil: '' }) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(name, mode, name, (first, word, second) => {
        const text = (written: typeof first) =>
          written.map((character) => character.visible + character.space).join('');
        const { steps } = workOut(text(first), word, text(second));
        expect(total(steps[0] ?? [])).toBe(first.length + word.length + second.length);
      }),
    );
  });

  test('case of ASCII letters and white space make no difference', () => {
    const variant = fc
      .tuple(
        fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
        fc.boolean(),
        fc.constantFrom('', ' ', '\t', '\n', '\u00a0', '\u2003', '\u3000'),
      )
      .map(([letter, isUpper, space]) => ({
        plain: letter,
        changed: (isUpper ? letter.toUpperCase() : letter) + space,
      }));
    const name = fc.array(variant, { minLength: 1 });
    fc.assert(
      fc.property(name, mode, name, (first, word, second) => {
        const result = (form: 'plain' | 'changed') => {
          const text = (letters: typeof first) => letters.map((letter) => letter[form]).join('');
          return workOut(text(first), word, text(second));
        };
        expect(result('changed')).toEqual(result('plain'));
      }),
    );
  });
});

/** Section 9 of the specification, steps 4 and 5, implemented with a queue. */
function referenceSteps(counts: number[]): number[][] {
  const lines = [counts];
  let line = counts;
  while (line.length > 2) {
    line = foldQueue(line);
    lines.push(line);
  }
  while (line.join('').length > 2) {
    line = foldQueue(line.join('').split('').map(Number));
    lines.push(line);
  }
  return lines;
}

function foldQueue(line: number[]): number[] {
  const rest = [...line];
  const sums: number[] = [];
  while (rest.length > 1) sums.push(Number(rest.shift()) + Number(rest.pop()));
  return [...sums, ...rest];
}

function total(numbers: number[]) {
  return numbers.reduce((sum, number) => sum + number, 0);
}
