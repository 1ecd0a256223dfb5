/** @jest-environment node */
import fc from 'fast-check';
import type { LinkKind } from '../../src/sharing/link';
import { KINDS, linkHash, linkIn, MOST_NUMBERS, numbersIn } from '../../src/sharing/link';
import { hashInAddress, LINK_TAILS } from '../support/linkTails';

const kind = fc.constantFrom(...(Object.keys(KINDS) as LinkKind[]));
const numbers = fc.array(fc.nat(61), { minLength: 1, maxLength: MOST_NUMBERS });

test('the numbers come back, from a link of letters and digits, whatever stands behind it', () => {
  fc.assert(
    fc.property(kind, numbers, fc.constantFrom('', ...LINK_TAILS), (of, sent, tail) => {
      const hash = linkHash(of, sent);
      expect(hash).toMatch(/^#[cr]=1\.[A-Za-z0-9]{3,250}$/);
      expect(numbersIn(of, hash)).toEqual(sent);
      const link = { kind: KINDS[of].prefix === '#c=1.' ? 'challenge' : 'replay', hash };
      expect(linkIn(hash + tail)).toEqual(link);
      expect(linkIn(hashInAddress(hash + tail))).toEqual(link);
    }),
    { numRuns: 300 },
  );
});

/* Links live for ever: those of the first release must stay readable. */
test.each([
  ['quiz', [3, 4, 11, 2, 13, 8, 7, 6, 9, 1, 14], '#c=1.XuIHpuE4c4quS'],
  ['teachers', [8, 0, 3, 6, 9, 12], '#c=1.Ug2UgJYf'],
  ['task', [2, 1, 4], '#c=1.ltQgZ'],
  ['hands', [0, 1, 2, 0, 1], '#c=1.TdQaYKK'],
  ['innings', [18, 32, 7], '#c=1.L7Pt9'],
  ['match', [1, 0, 18, 7, 15, 5], '#r=1.vaZgCTf4'],
  ['over', [1, 5, 25, 12, 15, 27], '#r=1.umjpIeW3'],
] as const)('a link of version 1 for %s is never written otherwise', (of, sent, hash) => {
  expect(linkHash(of, sent)).toBe(hash);
  expect(numbersIn(of, hash)).toEqual(sent);
});

test('a link is of one kind only', () => {
  fc.assert(
    fc.property(kind, kind, numbers, (of, other, sent) => {
      fc.pre(of !== other);
      expect(numbersIn(other, linkHash(of, sent))).toBeNull();
    }),
  );
});

test('no hash throws, and none but a whole link is read', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 40 }).map((text) => `#c=1.${text}`),
    fc.stringMatching(/^#c=1\.[A-Za-z0-9]{0,20}$/),
    fc.tuple(kind, numbers).map(([of, sent]) => encodeURIComponent(linkHash(of, sent))),
  );
  fc.assert(
    fc.property(kind, any, (of, hash) => {
      const found = numbersIn(of, hash);
      // Two characters of checksum let one of some thousand through; it is a link all the same.
      if (found) expect(linkHash(of, found)).toBe(hash);
    }),
  );
});

test('the hands of Rock Paper Scissors cannot be read off the link: each place has many characters for a hand', () => {
  for (const place of [0, 1, 2, 3, 4]) {
    for (const hand of [0, 1, 2]) {
      const characters = Array.from({ length: 3 ** 5 }, (_, way) => {
        const chosen = [0, 1, 2, 3, 4].map((at) => Math.floor(way / 3 ** at) % 3);
        return chosen[place] === hand ? linkHash('hands', chosen).at(place - 5) : undefined;
      });
      expect(new Set(characters).size).toBeGreaterThan(26);
    }
  }
});

test.each([
  ['#c=1.abc', 'challenge', '#c=1.abc'],
  ['#c=2.abc&x', 'challenge', '#c=2.abc'],
  ['#c%3D1%2e%61bc', 'challenge', '#c=1.abc'],
  ['#c%253D1.abc', 'challenge', '#c%'],
  ['#c=', 'challenge', '#c='],
  ['#c=1.abc.def', 'challenge', '#c=1.abc'],
  ['#r=1.%E0%A4%A', 'replay', '#r=1.'],
  ['#R%3D1.abc', 'replay', '#R=1.abc'],
])('in "%s" is the %s "%s"', (address, kind, hash) => {
  expect(linkIn(address)).toEqual({ kind, hash });
});

test.each(['', '#c', '#concept', '#constructor', 'x#c=1.abc'])('no link is in "%s"', (address) => {
  expect(linkIn(address)).toBeNull();
});
