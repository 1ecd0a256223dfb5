import path from 'node:path';
import { games } from '../../src/games';
import { teachers } from '../../src/games/guess-the-teacher/content';
import { hints } from '../../src/games/guess-the-teacher/hint/content';
import { TEACHERS } from '../../src/games/guess-the-teacher/rules';
import { questions } from '../../src/games/quiz/content';
import { labels as rockPaperScissors, stakes } from '../../src/games/rock-paper-scissors/content';
import type { Band } from '../../src/games/shared/bands';
import type { PictureContent } from '../../src/kit/Picture';
import type { PageContent } from '../../src/layout/Page';
import { fullTitle } from '../../src/layout/pageHead';
import { blog, events } from '../../src/pages/home/content';
import type { GuideContent } from '../../src/pages/how-to-play/guides/content';
import { closing, sections } from '../../src/pages/journey/content';
import { badgeTexts } from '../../src/report-card/badges/content';
import { gradeLines } from '../../src/report-card/grade/content';
import { guides } from '../support/guides';
import { modules, objectsWith, src, texts, wordCount } from '../support/texts';
import { proseOf } from './guideProse';

/* What has to fit a line, a card or a search result, and what is long enough to be worth reading. */

const pages = modules.flatMap(([, module]) => objectsWith<PageContent>('description', module));

test.each(pages)('a page description has 60 to 160 characters: $description', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each(pages.map(({ title }) => fullTitle(title)))(
  'a page title has at most 60 characters: %s',
  (title) => {
    expect(title.length).toBeLessThanOrEqual(60);
  },
);

const pictures = modules.flatMap(([, module]) => objectsWith<PictureContent>('alt', module));

test.each(pictures)('an alt text has 40 to 160 characters: $alt', ({ alt }) => {
  expect(alt.length).toBeGreaterThanOrEqual(40);
  expect(alt.length).toBeLessThanOrEqual(160);
});

const limits = [
  { folder: 'truth-or-dare', part: 'tasks', most: 100 },
  { folder: 'quiz', part: 'questions.N.options', most: 34 },
  { folder: 'backbencher-test', part: 'points', most: 80 },
  { folder: 'hand-cricket/commentary', part: 'commentary', most: 60 },
];

test.each(limits)('no text in $part of $folder is longer than $most', ({ folder, part, most }) => {
  const place = `games/${folder}/content.ts.${part}.`;
  const found = texts.filter(({ where }) => where.replace(/\.\d+\./g, '.N.').startsWith(place));
  expect(found.length).toBeGreaterThanOrEqual(20);
  expect(found.filter(({ text }) => text.length > most)).toEqual([]);
});

test('the stakes of Rock Paper Scissors, their outcomes and the milestones have at most 60 characters', () => {
  const { tieStake, milestones } = rockPaperScissors;
  const ofStakes = stakes.flatMap(({ stake, won, lost }) => [stake, won, lost]);
  const lines = [...ofStakes, tieStake, ...Object.values(milestones)];
  expect(lines.filter(({ length }) => length > 60)).toEqual([]);
});

const numbered = questions.map((question, index) => ({ number: index + 1, ...question }));

test.each(numbered)('question $number of the quiz has options of similar length', (question) => {
  for (const option of question.options) {
    // Otherwise the length would give the answer away.
    expect(Math.abs(option.length - question.answer.length)).toBeLessThanOrEqual(4);
    // They fit a line.
    expect(option.length).toBeLessThanOrEqual(34);
  }
});

const cards = TEACHERS.flatMap((type) =>
  teachers[type].cards.map((card, index) => ({
    name: teachers[type].name,
    number: index + 1,
    card: { ...card, hints: hints[type][index] ?? [] },
  })),
);

test.each(cards)('$name, card $number: each text fits its place', ({ card }) => {
  expect(card.catchphrase.length).toBeLessThanOrEqual(42);
  for (const quirk of card.quirks) expect(quirk.length).toBeLessThanOrEqual(38);
  expect(card.hints.length).toBeGreaterThan(0);
  for (const hint of card.hints) expect(hint.length).toBeLessThanOrEqual(75);
  for (const line of [card.right, card.wrong]) expect(line.length).toBeLessThanOrEqual(70);
});

describe('Journey', () => {
  test.each(sections)('$heading: 80 words, of which each paragraph has 30', ({ paragraphs }) => {
    for (const paragraph of paragraphs) expect(wordCount(paragraph)).toBeGreaterThanOrEqual(30);
    expect(wordCount(paragraphs)).toBeGreaterThanOrEqual(80);
  });

  test('has a closing of at least 40 words', () => {
    expect(wordCount(closing.paragraphs)).toBeGreaterThanOrEqual(40);
  });
});

describe('Home', () => {
  test.each(blog.posts)('$title: a post of at least 60 words', ({ paragraphs }) => {
    expect(wordCount(paragraphs)).toBeGreaterThanOrEqual(60);
  });

  test.each(events.days)('$when: an event of at least 20 words', ({ text }) => {
    expect(wordCount(text)).toBeGreaterThanOrEqual(20);
  });
});

/** The parts of a guide, with the least number of words. */
const guideParts: [string, number, (guide: GuideContent) => string | readonly string[]][] = [
  ['lead', 6, ({ lead }) => lead],
  ['introduction', 60, ({ introduction }) => introduction],
  ['caption of the diagram', 6, ({ diagram }) => diagram.caption],
  ['list of steps', 70, ({ howToPlay }) => howToPlay],
  ['variants', 25, ({ variants }) => variants],
  ['safety', 15, ({ safety }) => safety],
  ['conclusion', 25, ({ conclusion }) => conclusion],
  ['prose', 300, proseOf],
];

describe.each(guides)('the guide $heading', (guide) => {
  test.each(guideParts)('has its %s, of at least %i words', (_part, words, find) => {
    expect(wordCount(find(guide))).toBeGreaterThanOrEqual(words);
  });

  test('has steps of at least eight words', () => {
    for (const step of guide.howToPlay) expect(wordCount(step)).toBeGreaterThanOrEqual(8);
  });
});

describe('the report card', () => {
  const rows = games.map(
    ({ folder }): [string, { remarks: readonly Band[]; invitation: string }] => [
      folder,
      {
        ...require(path.join(src, `games/${folder}/report/content.ts`)),
        ...require(path.join(src, `games/${folder}/report/invitation.ts`)),
      },
    ],
  );

  test.each(rows)('has remarks of %s, and an invitation, which fit', (_game, row) => {
    for (const { text } of row.remarks) expect(text.length).toBeLessThanOrEqual(90);
    expect(row.invitation.length).toBeLessThanOrEqual(80);
  });

  test('has closing lines that fit', () => {
    for (const { text } of gradeLines) expect(text.length).toBeLessThanOrEqual(80);
  });

  test.each(Object.values(badgeTexts))('has the badge $name, which fits', ({ name, line }) => {
    expect(name.length).toBeLessThanOrEqual(22);
    expect(line.length).toBeLessThanOrEqual(60);
  });
});
