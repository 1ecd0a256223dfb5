import path from 'node:path';
import { games } from '../../src/games';
import { teachers } from '../../src/games/guess-the-teacher/content';
import { TEACHERS } from '../../src/games/guess-the-teacher/rules';
import { commentary, endings } from '../../src/games/hand-cricket/Commentary';
import { questions } from '../../src/games/quiz/content';
import { labels as rockPaperScissors, stakes } from '../../src/games/rock-paper-scissors/content';
import { badgeTexts } from '../../src/games/shared/badges/content';
import type { Band } from '../../src/games/shared/lines';
import type { PictureContent } from '../../src/kit/Picture';
import { fullTitle } from '../../src/layout/content';
import type { PageContent } from '../../src/layout/Page';
import { blog, events } from '../../src/pages/home/content';
import type { GuideContent } from '../../src/pages/how-to-play/guides/content';
import { closing, sections } from '../../src/pages/journey/content';
import { gradeLines } from '../../src/report-card/content';
import { guides } from '../support/guides';
import { modules, objectsWith, src, texts, textsIn, wordCount } from '../support/texts';

/* What has to fit a line, a card or a search result, and what is long enough to be worth reading. */

const pages = modules.flatMap(([, module]) => objectsWith<PageContent>('description', module));
const alts = modules.flatMap(([, module]) => objectsWith<PictureContent>('alt', module));
const cards = TEACHERS.flatMap((type) => teachers[type].cards);
const { tieStake, milestones } = rockPaperScissors;

/** The texts of a part of a game's content. */
function textsOf(folder: string, part: string) {
  const place = `games/${folder}/content.ts.${part}.`;
  return texts
    .filter(({ where }) => where.replace(/\.\d+\./g, '.N.').startsWith(place))
    .map(({ text }) => text);
}

const stringsIn = (...values: unknown[]) => textsIn('', values).map(({ text }) => text);
const remarksOf = (folder: string): Band[] =>
  require(path.join(src, `games/${folder}/report.ts`)).remarks;

/** Texts, and how many characters each may have. */
const limits: [what: string, texts: readonly string[], most: number, least?: number][] = [
  ['page description', pages.map(({ description }) => description), 160, 60],
  ['page title', pages.map(({ title }) => fullTitle(title)), 60],
  ['alt text', alts.map(({ alt }) => alt), 160, 40],
  ['task', textsOf('truth-or-dare', 'tasks'), 100],
  ['option of the quiz', textsOf('quiz', 'questions.N.options'), 34],
  ['point of the Backbencher Test', textsOf('backbencher-test', 'points'), 80],
  ['comment on a ball', stringsIn(commentary), 60],
  ['comment on a match', stringsIn(endings), 65],
  ['line of Rock Paper Scissors', stringsIn(stakes, tieStake, milestones), 60],
  ['catchphrase', cards.map(({ catchphrase }) => catchphrase), 42],
  ['quirk', cards.flatMap(({ quirks }) => quirks), 38],
  ['hint', cards.flatMap(({ hints }) => hints), 75],
  ['answer of a teacher', cards.flatMap(({ right, wrong }) => [right, wrong]), 70],
  ['remark', games.flatMap(({ folder }) => remarksOf(folder).map(({ text }) => text)), 90],
  ['invitation', games.map(({ invitation }) => invitation), 80],
  ['closing line', gradeLines.map(({ text }) => text), 80],
  ['name of a badge', Object.values(badgeTexts).map(({ name }) => name), 22],
  ['line of a badge', Object.values(badgeTexts).map(({ line }) => line), 60],
];

test.each(limits)('each %s fits its place', (_what, all, most, least = 1) => {
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter(({ length }) => length > most || length < least)).toEqual([]);
});

test('the length of an option does not give the answer away', () => {
  for (const { options, answer } of questions) {
    for (const { length } of options)
      expect(Math.abs(length - answer.length)).toBeLessThanOrEqual(4);
  }
});

/** All texts of a guide except its song and its facts. */
const proseOf = (guide: GuideContent) => [
  ...[guide.lead, ...guide.introduction, guide.diagram.caption, ...guide.howToPlay],
  ...[guide.variants, guide.safety, guide.conclusion],
];

/** Parts of pages, and how many words each has at least. */
const leasts: [what: string, parts: readonly (string | readonly string[])[], least: number][] = [
  ['section of Journey', sections.map(({ paragraphs }) => paragraphs), 80],
  ['paragraph of Journey', sections.flatMap(({ paragraphs }) => paragraphs), 30],
  ['closing of Journey', [closing.paragraphs], 40],
  ['post', blog.posts.map(({ paragraphs }) => paragraphs), 60],
  ['event', events.days.map(({ text }) => text), 20],
  ['lead of a guide', guides.map(({ lead }) => lead), 6],
  ['introduction of a guide', guides.map(({ introduction }) => introduction), 60],
  ['caption of a diagram', guides.map(({ diagram }) => diagram.caption), 6],
  ['list of steps', guides.map(({ howToPlay }) => howToPlay), 70],
  ['step', guides.flatMap(({ howToPlay }) => howToPlay), 8],
  ['paragraph on variants', guides.map(({ variants }) => variants), 25],
  ['paragraph on safety', guides.map(({ safety }) => safety), 15],
  ['conclusion of a guide', guides.map(({ conclusion }) => conclusion), 25],
  ['guide', guides.map(proseOf), 300],
];

test.each(leasts)('each %s is long enough to be worth reading', (_what, parts, least) => {
  expect(parts.filter((part) => wordCount(part) < least)).toEqual([]);
});
