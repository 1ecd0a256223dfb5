/** @jest-environment node */

import { games } from '../../src/games';
import { guideSlugs } from '../../src/paths';
import {
  alsoEnglish,
  englishIn,
  englishShares,
  hindiLookalikes,
  isKnown,
  languageOf,
} from './english';

/*
 * The site speaks as its readers type: Hindi and English in one sentence. `npm run
 * lint:words -- --verbose englishShare` lists the shares of all pages.
 */

describe('the share of English words', () => {
  const shares = englishShares();

  test.each(shares)('is 15 to 45 %: $page has $percent % of $words words', ({ percent }) => {
    expect(percent).toBeGreaterThanOrEqual(15);
    expect(percent).toBeLessThanOrEqual(45);
  });

  test('is known of every page', () => {
    const pages = ['home', 'journey', 'about', 'contribute', 'feedback', 'not-found'];
    const guides = guideSlugs.map((slug) => `how-to-play/${slug}`);
    expect(shares.map(({ page }) => page)).toEqual(
      expect.arrayContaining([
        ...[...pages, 'how-to-play', ...guides],
        ...[...games.map(({ folder }) => folder), 'every page'],
      ]),
    );
  });
});

describe('the English words', () => {
  test.each([
    ['mixed', 'Chem lab mein acid se zyada danger lab assistant tha.', 6, 10],
    ['with all of them', "Which excuse is older than the school's bell?", 8, 8],
    ['with none of them', 'Woh teen din se us ped par so raha hai, jab tum the.', 0, 13],
    ['without names, letters and shouts', "Arre, Bittu's tiffin! Section B mein Salma, x.", 2, 3],
    ['without numbers', '1857 mein 20 marks', 1, 2],
  ])('of a text %s are counted: %s', (_kind, text, english, count) => {
    const found = englishIn(text);
    expect([found.english.length, found.count]).toEqual([english, count]);
  });

  test.each([
    ['homework', 'english'],
    ['January', 'english'],
    ['colour', 'english'],
    ['Tiffin', 'english'],
    ["teacher's", 'english'],
    ['kitaab', 'hindi'],
    ['Doston', 'hindi'],
    ['Teen', 'either'],
    ['Jassi', 'none'],
    ['a', 'english'],
    ['b', 'none'],
  ])('include "%s", or not: %s', (word, language) => {
    expect(languageOf(word)).toBe(language);
  });

  test('that look Hindi are listed only where the dictionary knows them', () => {
    const isEnglishName = (word: string) => isKnown(word[0]?.toUpperCase() + word.slice(1));
    expect([...hindiLookalikes].filter((word) => !isKnown(word) && !isEnglishName(word))).toEqual(
      [],
    );
  });

  test('are added only where the dictionary lacks them', () => {
    expect([...alsoEnglish].filter(isKnown)).toEqual([]);
  });
});
