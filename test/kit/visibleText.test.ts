import {
  isBlank,
  nameAsShown,
  SOME_VISIBLE,
  visibleOf,
  withoutMarks,
} from '../../src/kit/visibleText';

/** Marks that messengers and web pages leave in a copied name. */
const MARKS =
  '\u200b\u200e\u200f\u061c\u202a\u202c\u202e\u2060\u2063\u2066\u2068\u2069\u00ad\ufeff\u3164\uffa0\u115f\u2800\u0007\u{1d159}';
/** Marks that shape a letter or an emoji. */
const JOINERS = '\u200c\u200d\ufe0f\u034f\u180b\u{e0067}';

test.each([
  '',
  ' ',
  '\t\r\n',
  '\u00a0',
  '\u3000',
  '\u2009\u200a',
  '\u2028\u2029',
  ...MARKS,
  ...JOINERS,
])('the name %j is blank, and is refused without scripts, too', (name) => {
  expect(isBlank(name)).toBe(true);
  expect(new RegExp(`^(?:${SOME_VISIBLE})$`, 'u').test(name)).toBe(false);
});

test.each(['R', ' \u3000 R \n', '.', '0', '👨‍👩‍👧', 'न', `${MARKS}R`])(
  'the name %j is not blank',
  (name) => {
    expect(isBlank(name)).toBe(false);
    expect(new RegExp(`^(?:${SOME_VISIBLE})$`, 'u').test(name)).toBe(true);
  },
);

test('marks are not shown, joiners are; for comparing, neither is left, nor is white space', () => {
  const text = `R${MARKS}a j${JOINERS}u`;
  expect(withoutMarks(text)).toBe(`Ra j${JOINERS}u`);
  expect(nameAsShown(` ${text} \t Bhai\n`)).toBe(`Ra j${JOINERS}u Bhai`);
  expect(visibleOf(text)).toBe('Raju');
  expect(visibleOf('Ze\u200d\u0301')).toBe('Z\u00e9');
});
