/** @jest-environment node */

import { games } from '../../src/games';
import { guideSlugs } from '../../src/paths';
import { englishIn, englishShares } from './english';

/*
 * The site speaks as its readers type: Hindi and English in one sentence. `npm run
 * lint:words -- --verbose englishShare` lists the shares of all pages.
 */

const shares = englishShares();

test.each(shares)('15 to 45 % are English: $page has $percent % of $words words', ({ percent }) => {
  expect(percent).toBeGreaterThanOrEqual(15);
  expect(percent).toBeLessThanOrEqual(45);
});

test('the share is known of every page', () => {
  const pages = ['home', 'journey', 'about', 'contribute', 'feedback', 'not-found', 'how-to-play'];
  const guides = guideSlugs.map((slug) => `how-to-play/${slug}`);
  const all = [...pages, ...guides, ...games.map(({ folder }) => folder), 'every page'];
  expect(shares.map(({ page }) => page)).toEqual(expect.arrayContaining(all));
});

test.each([
  ['Chem lab mein acid se zyada danger lab assistant tha.', 6, 10],
  ["Which excuse is older than the school's bell?", 8, 8],
  ['Woh teen din se us ped par so raha hai, jab tum the.', 0, 13],
  // Names, letters, shouts and numbers do not count.
  ["Arre, Bittu's tiffin! Section B mein Salma, x.", 2, 3],
  ["January, colour, Tiffin, teacher's homework", 5, 5],
])('"%s" has %i English words of %i', (text, english, count) => {
  const found = englishIn(text);
  expect([found.english.length, found.count]).toEqual([english, count]);
});
