import fc from 'fast-check';
import type { Letter } from '../../../src/games/love-calculator/flames';
import { eliminated, flamesOf, piecesOf } from '../../../src/games/love-calculator/flames';
import type { Place } from '../../../src/games/love-calculator/rules';
import { composed } from '../../../src/games/love-calculator/rules';

const FAMILY = '👨‍👩‍👧';

/** A name cut into its pieces, the crossed-out ones in parentheses. */
const written = (name: string, crossed: readonly Place[]) =>
  piecesOf(name, crossed)
    .map(({ text, isCrossed }) => (isCrossed ? `(${text})` : text || '(nothing)'))
    .join('');

// The rows are worked by hand.
test.each<[string, string, string, string, number, Letter | null]>([
  ['Raju', 'Rani', '(R)(a)ju', '(R)(a)ni', 4, 'E'],
  ['Sonu', 'Monu', 'S(o)(n)(u)', 'M(o)(n)(u)', 2, 'E'],
  ['Jai', 'Veeru', 'Jai', 'Veeru', 8, 'A'],
  // A letter that is twice in one name is crossed out once, the first one.
  ['Radha', 'Krishna', '(R)(a)d(h)a', 'K(r)is(h)n(a)', 6, 'M'],
  ['Anu', 'Anup', '(A)(n)(u)', '(A)(n)(u)p', 1, 'S'],
  ['Zubaida', 'Pervez', '(Z)ubaida', 'Perve(z)', 11, 'M'],
  // The same name, and an anagram.
  ['Raju', ' RAJU ', '(R)(a)(j)(u)', ' (R)(A)(J)(U) ', 0, null],
  ['Anna', 'Nana', '(A)(n)(n)(a)', '(N)(a)(n)(a)', 0, null],
  // White space stays where it is.
  ['Jaya B', 'J Bi', '(J)aya (B)', '(J) (B)i', 4, 'E'],
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

// The rows are counted with a pencil on F-L-A-M-E-S.
test.each([
  [0, ''],
  [1, 'FLAMES'],
  [2, 'LMSAFE'],
  [3, 'ASMLEF'],
  [4, 'MLFASE'],
  [5, 'EMSLAF'],
  [6, 'SFALEM'],
  [7, 'FASLME'],
  [12, 'SLFEMA'],
])('counting to %i crosses out, and leaves at last: %s', (count, order) => {
  expect(eliminated(count).join('')).toBe(order);
});

test('any two names may come in any order, and lose no character', () => {
  const anyName = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('a', 'A', 'é', 'e\u0301', 'नि', FAMILY, ' '),
      maxLength: 20,
    }),
  );
  fc.assert(
    fc.property(anyName, anyName, (first, second) => {
      const { crossed, left, letter } = flamesOf(first, second);
      expect(flamesOf(second, first)).toEqual({ crossed: crossed.toReversed(), left, letter });
      const pieces = piecesOf(first, crossed[0]);
      expect(pieces.map(({ text }) => text).join('')).toBe(composed(first));
    }),
  );
});
