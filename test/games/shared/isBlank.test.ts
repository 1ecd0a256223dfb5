import { isBlank } from '../../../src/games/shared/isBlank';

test.each(['', ' ', '\t\r\n', '\u00a0', '\u3000', '\u2009\u200a', '\u2028\u2029'])(
  'the name %j is blank',
  (name) => {
    expect(isBlank(name)).toBe(true);
  },
);

test.each(['R', ' \u3000 R \n', '.', '0', '👨‍👩‍👧', 'न'])('the name %j is not blank', (name) => {
  expect(isBlank(name)).toBe(false);
});
