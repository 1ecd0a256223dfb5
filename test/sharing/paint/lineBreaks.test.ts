import fc from 'fast-check';
import {
  clusters,
  directionOf,
  inOneLine,
  wrap,
  wrapEvenly,
} from '../../../src/sharing/paint/lineBreaks';

/** Every code point is one wide. */
const measure = (text: string) => Array.from(text).length;
const linesOf = (texts: readonly string[], width: number) =>
  wrap(texts, width, measure).map((line) => line.map(({ text }) => text));
const withoutSpace = (text: string) => text.replace(/\s/gu, '');

describe('wrap', () => {
  it.each([
    ['at spaces', ['a bc def'], 5, [['a bc'], ['def']]],
    ['a word that is wider than a line', ['a bcdefgh i'], 4, [['a bc'], ['defg'], ['h i']]],
    ['never within a cluster', ['क्षक्षक्ष'], 4, [['क्ष'], ['क्ष'], ['क्ष']]],
    ['not where all fit', ['Raju', 'love', 'Rani'], 14, [['Raju', 'love', 'Rani']]],
    ['between texts', ['Raju', 'love', 'Rani'], 13, [['Raju', 'love'], ['Rani']]],
    ['no text into no line', ['', ' \n'], 5, []],
    ['any white space as a space, each for itself', [' a\nb\t\tc '], 20, [['a b  c']]],
  ])('breaks %s', (_what, texts, width, lines) => {
    expect(linesOf(texts, width)).toEqual(lines);
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

  it('keeps every character where it was, and makes no line too wide that could be broken', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 60 }), { maxLength: 3 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 30 }), (parts, width) => {
        const lines = wrap(parts, width, measure);
        parts.forEach((text, part) => {
          const own = lines.flat().filter((each) => each.part === part);
          expect(withoutSpace(own.map((each) => each.text).join(''))).toBe(withoutSpace(text));
          for (const each of own) {
            expect(inOneLine(text).slice(each.from).startsWith(each.text)).toBe(true);
          }
        });
        for (const line of lines) {
          const isOneCluster = line.length === 1 && clusters(line[0]?.text ?? '').length === 1;
          // Several spaces in a row count as one in the width.
          const widths = line.map(({ text }) => measure(text.replace(/ +/g, ' ')));
          const sum = widths.reduce((total, each) => total + each, line.length - 1);
          expect(isOneCluster || sum <= width).toBe(true);
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
