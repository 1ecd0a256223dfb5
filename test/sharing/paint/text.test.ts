import fc from 'fast-check';
import {
  clusters,
  directionOf,
  inOneLine,
  wrap,
  wrapEvenly,
} from '../../../src/sharing/paint/text';

/** Every code point is one wide. */
const measure = (text: string) => Array.from(text).length;
const linesOf = (texts: readonly string[], width: number) =>
  wrap(texts, width, measure).map((line) => line.map(({ text }) => text));
const withoutSpace = (text: string) => text.replace(/\s/gu, '');
const widthOf = (line: readonly { text: string }[]) =>
  line.reduce((width, { text }) => width + measure(text), line.length - 1);

describe('wrap', () => {
  it('breaks at spaces', () => {
    expect(linesOf(['a bc def'], 5)).toEqual([['a bc'], ['def']]);
  });

  it('breaks a word that is wider than a line, and goes on in its last line', () => {
    expect(linesOf(['a bcdefgh i'], 4)).toEqual([['a bc'], ['defg'], ['h i']]);
  });

  it('never breaks within a grapheme cluster', () => {
    const family = '👨‍👩‍👧';
    expect(linesOf([family.repeat(3)], 7)).toEqual([[family], [family], [family]]);
    expect(linesOf(['क्षक्षक्ष'], 4)).toEqual([['क्ष'], ['क्ष'], ['क्ष']]);
  });

  it('puts texts that follow each other into one line, each for itself', () => {
    expect(linesOf(['Raju', 'love', 'Rani'], 14)).toEqual([['Raju', 'love', 'Rani']]);
    expect(linesOf(['Raju', 'love', 'Rani'], 13)).toEqual([['Raju', 'love'], ['Rani']]);
  });

  it('says where in which text a segment begins', () => {
    expect(wrap(['Raju', 'a bc de'], 9, measure)).toEqual([
      [
        { part: 0, from: 0, text: 'Raju' },
        { part: 1, from: 0, text: 'a bc' },
      ],
      [{ part: 1, from: 5, text: 'de' }],
    ]);
  });

  it('takes any white space as a space, each for itself', () => {
    expect(linesOf([' a\nb\t\tc '], 20)).toEqual([['a b  c']]);
    expect(inOneLine('a\r\nb')).toBe('a  b');
  });

  it('has no line for nothing', () => {
    expect(linesOf([], 5)).toEqual([]);
    expect(linesOf(['', ' \n'], 5)).toEqual([]);
  });

  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 3 });

  it('keeps every character, in order, and where it was', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (parts, width) => {
        const segments = wrap(parts, width, measure).flat();
        parts.forEach((text, part) => {
          const own = segments.filter((each) => each.part === part);
          expect(withoutSpace(own.map((each) => each.text).join(''))).toBe(withoutSpace(text));
          for (const each of own) {
            expect(inOneLine(text).slice(each.from).startsWith(each.text)).toBe(true);
          }
        });
      }),
    );
  });

  it('makes no line too wide that could be broken', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (parts, width) => {
        for (const line of wrap(parts, width, measure)) {
          const isOneCluster = line.length === 1 && clusters(line[0]?.text ?? '').length === 1;
          // Several spaces in a row count as one in the width.
          const text = line.map((each) => ({ ...each, text: each.text.replace(/ +/g, ' ') }));
          expect(isOneCluster || widthOf(text) <= width).toBe(true);
        }
      }),
    );
  });
});

describe('wrapEvenly', () => {
  const evenly = (text: string, width: number) =>
    wrapEvenly([text], width, measure).map((line) => line.map((each) => each.text).join());

  it('makes the lines about as wide as each other', () => {
    expect(evenly('aa bb cc dd ee', 11)).toEqual(['aa bb cc', 'dd ee']);
  });

  it('never takes more lines', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 20 }), fc.integer({ min: 3, max: 40 }), (text, width) => {
        expect(evenly(text, width)).toHaveLength(wrap([text], width, measure).length);
      }),
    );
  });

  it('leaves a text alone that has a word wider than a line', () => {
    expect(evenly('abcdefgh ij', 5)).toEqual(['abcde', 'fgh', 'ij']);
  });
});

describe('directionOf', () => {
  it.each([
    ['Raju', 'ltr'],
    ['राजू', 'ltr'],
    ['عائشہ', 'rtl'],
    ['(محمد) Ali', 'rtl'],
    ['Ali محمد', 'ltr'],
    ['12 😀 אבג', 'rtl'],
    ['😀', 'ltr'],
    ['', 'ltr'],
  ] as const)('of %j is %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});

describe('clusters', () => {
  it('are what is read as one character', () => {
    expect(clusters('नमन👩‍🚀e\u0301')).toEqual(['न', 'म', 'न', '👩‍🚀', 'e\u0301']);
  });

  it('are code points where the browser knows no more', () => {
    const { Segmenter } = Intl;
    Reflect.deleteProperty(Intl, 'Segmenter');
    expect(clusters('a😀')).toEqual(['a', '😀']);
    Object.assign(Intl, { Segmenter });
  });
});
