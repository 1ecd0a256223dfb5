/** @jest-environment node */
import { guides } from '../support/guides';
import type { LocatedText } from '../support/texts';
import { fixedTexts, texts } from '../support/texts';

/** So many words in the same order are a sentence, not a manner of speaking. */
const RUN = 5;

/** What may be in more than one text: rhymes, by whose first line a game is known. */
const rhymes = ['Akkad bakkad bambe bo, assi nabbe poore sau', 'Posham pa bhai posham pa'];

/** The right answer of a question is one of its options, word for word. */
const isAnswer = (where: string) => /^games\/quiz\/.*\.answer$/.test(where);

const ours = texts.filter(({ where, text }) => !fixedTexts.has(text) && !isAnswer(where));

/** The words and numbers of a text in small letters, without punctuation. */
const tokensOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+(?:['’][a-z]+)*/g) ?? [];

/** Where runs of words occur in two texts, with the words. Example: `['x / y: ab kab tak hum tum']`. */
function sharedRuns(all: readonly LocatedText[]): string[] {
  const allowed = rhymes.map((rhyme) => ` ${tokensOf(rhyme).join(' ')} `);
  const places = new Map<string, string>();
  return all.flatMap(({ where, text }) => {
    const tokens = tokensOf(text);
    const runs = tokens.map((_, start) => tokens.slice(start, start + RUN));
    return runs.flatMap((words) => {
      const run = words.join(' ');
      if (words.length < RUN || allowed.some((rhyme) => rhyme.includes(` ${run} `))) return [];
      const first = places.get(run) ?? where;
      places.set(run, first);
      return first === where ? [] : [`${first} / ${where}: ${run}`];
    });
  });
}

/** Sentences of three or more words that a text has twice. Example: "ghanti phir baji". */
function sentencesTwice(text: string): string[] {
  const sentences = text.split(/[.!?:;]+/).map((sentence) => tokensOf(sentence).join(' '));
  const long = sentences.filter((sentence) => sentence.split(' ').length >= 3);
  return long.filter((sentence, index) => long.indexOf(sentence) !== index);
}

test('no five words in a row are in two texts of the site', () => {
  expect(ours.length).toBeGreaterThan(100);
  expect(sharedRuns(ours)).toEqual([]);
});

test('no sentence is twice in a text', () => {
  const found = ours.map(({ where, text }) => ({ where, twice: sentencesTwice(text) }));
  expect(found.filter(({ twice }) => twice.length > 0)).toEqual([]);
});

test('the leads, introductions and conclusions of the guides all begin differently', () => {
  const parts = [
    guides.map(({ lead }) => lead),
    guides.map(({ introduction }) => introduction[0] ?? ''),
    guides.map(({ conclusion }) => conclusion),
  ];
  for (const part of parts) {
    const starts = part.map((text) => tokensOf(text).slice(0, 2).join(' '));
    expect(starts.filter((start, index) => starts.indexOf(start) !== index)).toEqual([]);
  }
});

test.each([
  ["Ma'am ki chai thandi thi.", "Woh ma'am ki chai thandi thi!", "ma'am ki chai thandi thi"],
  ['Ek do teen char.', 'Ek do teen char.', null],
  ['Posham pa, bhai posham pa!', 'Gaao: Posham pa, bhai posham pa', null],
])('"%s" and "%s" share: %s', (one, other, words) => {
  const shared = sharedRuns([
    { where: 'home', text: one },
    { where: 'quiz', text: other },
  ]);
  expect(shared).toEqual(words === null ? [] : [`home / quiz: ${words}`]);
});

test('a sentence that is twice in a text would be found', () => {
  const text = 'Ghanti phir baji. Phir baji. Ghanti phir baji dobara. Phir baji. Ghanti phir baji!';
  expect(sentencesTwice(text)).toEqual(['ghanti phir baji']);
});
