import { nameInMessage } from '../../src/sharing/name';

const ISOLATE = '\u2068';
const END = '\u2069';

test.each([
  ['trimmed', '  Raju ', 'Raju'],
  ['left as it is with 40 characters', 'r'.repeat(40), 'r'.repeat(40)],
  ['cut off with 41', 'r'.repeat(41), `${'r'.repeat(39)}…`],
  ['not cut within a character', '😀'.repeat(41), `${'😀'.repeat(39)}…`],
  ['isolated in Urdu', 'رانی', `${ISOLATE}رانی${END}`],
  ['isolated with a mark that turns text round', 'Ra\u202eju', `${ISOLATE}Ra\u202eju${END}`],
  ['not isolated in Devanagari', 'रानी', 'रानी'],
])('a name is %s', (_how, name, shown) => {
  expect(nameInMessage(name)).toBe(shown);
});
