import { opening } from '../../../src/build/seo/opening';

const long = `${'Bahut lamba vaakya '.repeat(5)}hai.`;

test.each([
  ['one sentence', 'Ek class, paanch dost.', 'Ek class, paanch dost.'],
  ['short ones together', 'Seat kiski? Haath dikhao!', 'Seat kiski? Haath dikhao!'],
  ['a long one alone', `${long} Aur ek.`, long],
  ['no later one in the place of one that is left out', `Ek. ${long} Do.`, 'Ek.'],
  ['what does not end at all', 'the page has bunked the class', 'the page has bunked the class'],
])('the note of a picture is the beginning of a text: %s', (_what, text, note) => {
  expect(opening(text)).toBe(note);
});
