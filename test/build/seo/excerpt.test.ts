import { excerpt } from '../../../src/build/seo/excerpt';

const long = `${'Bahut lamba vaakya '.repeat(5)}hai.`;

test.each([
  ['one sentence', 'Ek class, paanch dost.', 'Ek class, paanch dost.'],
  ['short sentences together', 'Seat kiski? Haath dikhao!', 'Seat kiski? Haath dikhao!'],
  ['a long sentence alone', `${long} Aur ek.`, long],
  ['nothing after a sentence that does not fit', `Ek. ${long} Do.`, 'Ek.'],
  ['a text without punctuation', 'the page has bunked the class', 'the page has bunked the class'],
])('excerpt: %s', (_what, text, expected) => {
  expect(excerpt(text)).toBe(expected);
});
