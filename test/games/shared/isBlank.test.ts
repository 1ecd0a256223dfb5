import { isBlank } from '../../../src/games/shared/isBlank';

describe('a blank name', () => {
  test.each([
    ['nothing at all', ''],
    ['a space', ' '],
    ['a tab and line breaks', '\t\r\n'],
    ['a no-break space', '\u00a0'],
    ['an ideographic space', '\u3000'],
    ['thin and hair spaces', '\u2009\u200a'],
    ['line and paragraph separators', '\u2028\u2029'],
  ])('is %s', (_what, name) => {
    expect(isBlank(name)).toBe(true);
  });

  test.each([
    ['a letter', 'R'],
    ['a letter among spaces', ' \u3000 R \n'],
    ['a full stop', '.'],
    ['a zero', '0'],
    ['an emoji', '👨‍👩‍👧'],
    ['a Devanagari letter', 'न'],
  ])('is not %s', (_what, name) => {
    expect(isBlank(name)).toBe(false);
  });
});
