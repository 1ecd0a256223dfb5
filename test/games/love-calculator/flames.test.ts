import fc from 'fast-check';
import type { Letter } from '../../../src/games/love-calculator/flames';
import { eliminated, flamesOf, LETTERS, piecesOf } from '../../../src/games/love-calculator/flames';
import type { Place } from '../../../src/games/love-calculator/rules';
import { characters } from '../../../src/games/love-calculator/rules';

const FAMILY = '👨‍👩‍👧';

/** A name with its crossed-out characters in parentheses. */
const written = (name: string, crossed: readonly Place[]) =>
  piecesOf(name, crossed)
    .map(({ text, isCrossed }) => (isCrossed ? `(${text})` : text))
    .join('');

// Worked by hand.
test.each<[string, string, string, string, number, Letter | null]>([
  ['Raju', 'Rani', '(R)(a)ju', '(R)(a)ni', 4, 'E'],
  ['Sonu', 'Monu', 'S(o)(n)(u)', 'M(o)(n)(u)', 2, 'E'],
  ['Amar', 'Akbar', '(A)m(a)(r)', '(A)kb(a)(r)', 3, 'F'],
  ['Jai', 'Veeru', 'Jai', 'Veeru', 8, 'A'],
  ['Ram', 'Sita', 'R(a)m', 'Sit(a)', 5, 'F'],
  ['Radha', 'Krishna', '(R)(a)d(h)a', 'K(r)is(h)n(a)', 6, 'M'],
  ['Asha', 'Usha', '(A)(s)(h)a', 'U(s)(h)(a)', 2, 'E'],
  ['Anu', 'Anup', '(A)(n)(u)', '(A)(n)(u)p', 1, 'S'],
  ['Amit', 'Priyanka', '(A)m(i)t', 'Pr(i)y(a)nka', 8, 'A'],
  ['Rohit', 'Neha', 'Ro(h)it', 'Ne(h)a', 7, 'E'],
  ['Vikram', 'Pooja', 'Vikr(a)m', 'Pooj(a)', 9, 'E'],
  ['Deepak', 'Simran', 'Deep(a)k', 'Simr(a)n', 10, 'L'],
  ['Zubaida', 'Pervez', '(Z)ubaida', 'Perve(z)', 11, 'M'],
  // The same name, and an anagram.
  ['Raju', ' RAJU ', '(R)(a)(j)(u)', ' (R)(A)(J)(U) ', 0, null],
  ['Anna', 'Nana', '(A)(n)(n)(a)', '(N)(a)(n)(a)', 0, null],
  // White space stays where it is.
  ['Jaya B', 'J Bi', '(J)aya (B)', '(J) (B)i', 4, 'E'],
  ['नमन', 'नयन', '(न)म(न)', '(न)य(न)', 2, 'E'],
  ['कि', 'कक', 'कि', 'कक', 3, 'F'],
  [`a${FAMILY}b`, `${FAMILY}`, `a(${FAMILY})b`, `(${FAMILY})`, 2, 'E'],
  ['محمد', 'احمد', '(م)(ح)م(د)', 'ا(ح)(م)(د)', 2, 'E'],
  ['Rene\u0301', 'É', 'Ren(\u00e9)', '(É)', 3, 'F'],
  // The lower case of İ has two code points.
  ['İna', 'ana', 'İ(n)(a)', '(a)(n)a', 2, 'E'],
  ['', '', '', '', 0, null],
])(
  'FLAMES of %s and %s: %s and %s, %i left, %s',
  (first, second, firstWritten, secondWritten, left, letter) => {
    const flames = flamesOf(first, second);
    expect(flames).toEqual({ crossed: expect.any(Array), left, letter });
    expect(written(first, flames.crossed[0])).toBe(firstWritten);
    expect(written(second, flames.crossed[1])).toBe(secondWritten);
  },
);

test.each<[string, Place[], string[]]>([
  ['', [], []],
  ['Raju', [], ['Raju']],
  [
    'Raju',
    [
      { from: 0, to: 1 },
      { from: 1, to: 2 },
    ],
    ['(R)', '(a)', 'ju'],
  ],
  [
    'Raju',
    [
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ],
    ['R', '(a)', 'j', '(u)'],
  ],
  ['e\u0301x', [{ from: 0, to: 1 }], ['(\u00e9)', 'x']],
])('the name %s with %j crossed out is cut into %j', (name, crossed, expected) => {
  const pieces = piecesOf(name, crossed);
  expect(pieces.map(({ text, isCrossed }) => (isCrossed ? `(${text})` : text))).toEqual(expected);
});

// Counted with a pencil on F-L-A-M-E-S.
test.each([
  [0, ''],
  [1, 'FLAMES'],
  [2, 'LMSAFE'],
  [3, 'ASMLEF'],
  [4, 'MLFASE'],
  [5, 'EMSLAF'],
  [6, 'SFALEM'],
  [7, 'FASLME'],
  [8, 'LEMFSA'],
  [9, 'AFLSME'],
  [10, 'MASFEL'],
  [11, 'ESAFLM'],
  [12, 'SLFEMA'],
])('counting to %i crosses out, and leaves at last: %s', (count, order) => {
  expect(eliminated(count).join('')).toBe(order);
});

describe('for any two names', () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('a', 'A', 'é', 'e\u0301', 'नि', FAMILY, ' '),
      maxLength: 20,
    }),
  );

  test('the order of the names makes no difference', () => {
    fc.assert(
      fc.property(anyName, anyName, (first, second) => {
        const { crossed, ...rest } = flamesOf(first, second);
        expect(flamesOf(second, first)).toEqual({ crossed: crossed.toReversed(), ...rest });
      }),
    );
  });

  test('as many characters are crossed out in one as in the other; the rest is left', () => {
    fc.assert(
      fc.property(anyName, anyName, (first, second) => {
        const { crossed, left } = flamesOf(first, second);
        expect(crossed[0]).toHaveLength(crossed[1].length);
        expect(left).toBe(visible(first).length + visible(second).length - 2 * crossed[0].length);
      }),
    );
  });

  test('what is left, and its letter, are those of crossing out one by one with a pencil', () => {
    fc.assert(
      fc.property(anyName, anyName, (first, second) => {
        const { left, letter } = flamesOf(first, second);
        expect(left).toBe(leftByPencil(visible(first), visible(second)));
        expect(letter).toBe(left === 0 ? null : letterByPencil(left));
      }),
    );
  });

  test('no letter is left for an anagram, and for nothing else', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'A', 'नि'), { maxLength: 4 });
    const sorted = (name: string[]) => name.join('').toLowerCase().split('').toSorted().join('');
    fc.assert(
      fc.property(letters, letters, (first, second) => {
        const { letter } = flamesOf(first.join(' '), second.join(''));
        expect(letter === null).toBe(sorted(first) === sorted(second));
      }),
    );
  });

  test('case of ASCII letters and white space make no difference', () => {
    const character = fc
      .tuple(fc.constantFrom(...'abcde'), fc.boolean(), fc.constantFrom('', ' ', '\t', '\u3000'))
      .map(([letter, isUpper, space]) => ({
        plain: letter,
        changed: (isUpper ? letter.toUpperCase() : letter) + space,
      }));
    const name = fc.array(character);
    fc.assert(
      fc.property(name, name, (first, second) => {
        const flames = (form: 'plain' | 'changed') => {
          const text = (letters: typeof first) => letters.map((letter) => letter[form]).join('');
          const { crossed, left, letter } = flamesOf(text(first), text(second));
          return { left, letter, crossed: crossed.map((places) => places.length) };
        };
        expect(flames('changed')).toEqual(flames('plain'));
      }),
    );
  });

  test('the pieces are the name, with the crossed-out characters by themselves', () => {
    fc.assert(
      fc.property(anyName, anyName, (name, other) => {
        const [crossed] = flamesOf(name, other).crossed;
        const pieces = piecesOf(name, crossed);
        expect(pieces.map(({ text }) => text).join('')).toBe(name.normalize('NFC'));
        expect(pieces.filter(({ isCrossed }) => isCrossed)).toHaveLength(crossed.length);
        for (const { text } of pieces) expect(text).not.toBe('');
      }),
    );
  });
});

/** The characters as they are compared, in a second implementation. */
function visible(name: string): string[] {
  return characters(name.normalize('NFC'))
    .map((character) => character.toLowerCase().trim())
    .filter(Boolean);
}

function leftByPencil(first: string[], second: string[]): number {
  const rest = [...second];
  const left = first.filter((character) => {
    const at = rest.indexOf(character);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return left.length + rest.length;
}

/** Points at one letter after the other, and skips those that are crossed out. */
function letterByPencil(count: number): string {
  const crossed = new Set<string>();
  let pencil = -1;
  const next = () => {
    do pencil = (pencil + 1) % LETTERS.length;
    while (crossed.has(LETTERS[pencil] ?? ''));
    return LETTERS[pencil] ?? '';
  };
  while (crossed.size < LETTERS.length - 1) {
    let pointedAt = '';
    for (let counted = 0; counted < count; counted += 1) pointedAt = next();
    crossed.add(pointedAt);
  }
  return next();
}
