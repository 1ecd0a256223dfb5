import { nameInMessage } from '../../src/sharing/name';

const ISOLATE = '\u2068';
const END = '\u2069';

test.each([
  ['trimmed', '  Raju ', 'Raju'],
  ['left as it is with 200 characters', 'r'.repeat(200), 'r'.repeat(200)],
  ['cut off with 201', 'r'.repeat(201), `${'r'.repeat(199)}…`],
  ['not cut within a character', '😀'.repeat(201), `${'😀'.repeat(199)}…`],
  ['isolated in Urdu', 'رانی', `${ISOLATE}رانی${END}`],
  ['isolated with a mark that turns text round', 'Ra\u202eju', `${ISOLATE}Ra\u202eju${END}`],
  ['not isolated in Devanagari', 'रानी', 'रानी'],
])('a name is %s', (_how, name, shown) => {
  expect(nameInMessage(name)).toBe(shown);
});
