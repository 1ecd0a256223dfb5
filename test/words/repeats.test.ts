/** @jest-environment node */
import type { GuideContent } from '../../src/pages/how-to-play/guides/content';
import { guides } from '../support/guides';
import { fixedTexts, texts } from '../support/texts';
import { proseOf } from './guideProse';
import { sentencesTwice, sharedRuns } from './repeats';

/** What may be in more than one text: rhymes, by whose first line a game is known. */
const rhymes = ['Akkad bakkad bambe bo, assi nabbe poore sau', 'Posham pa bhai posham pa'];

/** The right answer of a question is one of its options, word for word. */
const isAnswer = (where: string) => /^games\/quiz\/.*\.answer$/.test(where);

const ours = texts.filter(({ where, text }) => !fixedTexts.has(text) && !isAnswer(where));

test('no five words in a row are in two texts of the site', () => {
  expect(ours.length).toBeGreaterThan(100);
  expect(sharedRuns(ours, rhymes)).toEqual([]);
});

test('no sentence is twice in a text', () => {
  const found = ours.map(({ where, text }) => ({ where, twice: sentencesTwice(text) }));
  expect(found.filter(({ twice }) => twice.length > 0)).toEqual([]);
});

describe('the guides', () => {
  test('share no six consecutive words', () => {
    const guidesWith = new Map<string, Set<string>>();
    for (const guide of guides) {
      for (const text of [...proseOf(guide), guide.description, guide.diagram.alt]) {
        const words = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
        for (let start = 0; start + 6 <= words.length; start += 1) {
          const run = words.slice(start, start + 6).join(' ');
          guidesWith.set(run, (guidesWith.get(run) ?? new Set()).add(guide.slug));
        }
      }
    }
    expect(guidesWith.size).toBeGreaterThan(1000);
    expect([...guidesWith].filter(([, slugs]) => slugs.size > 1)).toEqual([]);
  });

  const firstWords = (text = '') => text.toLowerCase().split(/\W+/).filter(Boolean).slice(0, 2);
  test.each([
    ['leads', ({ lead }: GuideContent) => lead],
    ['introductions', ({ introduction }: GuideContent) => introduction[0]],
    ['conclusions', ({ conclusion }: GuideContent) => conclusion],
  ])('have %s that all begin differently', (_parts, find) => {
    const starts = guides.map((guide) => firstWords(find(guide)).join(' '));
    expect(starts.filter((start, index) => starts.indexOf(start) !== index)).toEqual([]);
  });
});

describe('words in two texts', () => {
  const sharedBy = (one: string, other: string, exempt: string[] = []) =>
    sharedRuns(
      [
        { where: 'home', text: one },
        { where: 'quiz', text: other },
      ],
      exempt,
    );

  test.each([
    [
      'Bottle khaali thi, phir bhi tapki.',
      'Dekho: "Bottle khaali thi phir bhi!"',
      'bottle khaali thi phir bhi',
    ],
    ['Ek do teen char 5 chhe saat', 'ek do teen char 5 chhe', 'ek do teen char 5 chhe'],
    ["Ma'am ki chai thandi thi.", "Woh ma'am ki chai thandi thi!", "ma'am ki chai thandi thi"],
  ])('are found in "%s" and "%s"', (one, other, words) => {
    expect(sharedBy(one, other)).toEqual([`home / quiz: ${words}`]);
  });

  test('are found as two where other words stand between them', () => {
    const [one, other] = [
      'ab ek do teen char aur ab kab tak hum tum',
      'ab ek do teen char, ab kab tak hum tum',
    ];
    expect(sharedBy(one, other)).toEqual([
      'home / quiz: ab ek do teen char',
      'home / quiz: ab kab tak hum tum',
    ]);
  });

  test.each([
    ['of four words', 'Ek do teen char.', 'Ek do teen char.'],
    ['in another order', 'Ek do teen char paanch.', 'Do ek teen char paanch.'],
  ])('are not found if %s', (_kind, one, other) => {
    expect(sharedBy(one, other)).toEqual([]);
  });

  test('may be a rhyme, but no more than that', () => {
    const rhyme = 'Posham pa, bhai posham pa';
    expect(sharedBy(`${rhyme}!`, `Gaao: ${rhyme}`, [rhyme])).toEqual([]);
    expect(sharedBy(`${rhyme} gaao!`, `${rhyme} gaao`, [rhyme])).toEqual([
      'home / quiz: pa bhai posham pa gaao',
    ]);
  });
});

test.each([
  ['Ghanti phir baji. Sab bhaage. Ghanti phir baji!', ['ghanti phir baji']],
  ['Phir baji. Sab bhaage. Phir baji!', []],
  ['Ghanti phir baji. Ghanti phir baji dobara.', []],
])('the sentences twice in "%s" are %j', (text, twice) => {
  expect(sentencesTwice(text)).toEqual(twice);
});
