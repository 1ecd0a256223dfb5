import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { persistedSlices } from '../src/app/persistence';
import { notices } from '../src/feedback/content';
import { games } from '../src/games';
import {
  certificates,
  concept,
  labels as guessTheTeacher,
  teachers,
} from '../src/games/guess-the-teacher/content';
import type { TeacherType } from '../src/games/guess-the-teacher/rules';
import { HINTS, TEACHERS } from '../src/games/guess-the-teacher/rules';
import { loadListings } from '../src/games/listings';
import { modes, verdictFor } from '../src/games/love-calculator/content';
import { grades, questions, labels as quiz } from '../src/games/quiz/content';
import { hands, reasons } from '../src/games/rock-paper-scissors/content';
import { decide, HANDS } from '../src/games/rock-paper-scissors/rules';
import type { TileModule } from '../src/games/shared/game';
import { tasks, labels as truthOrDare } from '../src/games/truth-or-dare/content';
import { DIFFICULTIES, TASKS_PER_POOL } from '../src/games/truth-or-dare/rules';
import type { PictureContent } from '../src/kit/Picture';
import type { PageContent } from '../src/layout/Page';
import { preferences } from '../src/layout/preferences';
import { privacy } from '../src/pages/about/content';
import { blog, events, scenes } from '../src/pages/home/content';
import type { GuideContent } from '../src/pages/how-to-play/guides/content';
import { closing, sections } from '../src/pages/journey/content';
import { guideSlugs } from '../src/paths';

const src = path.resolve(__dirname, '../src');

type Written = { where: string; text: string };

/** Every string that is found in a value, however deep. */
function textsIn(where: string, value: unknown): Written[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(`${where}.${key}`, inner));
}

/** Every object with a title and a description: what stands on a page's head. */
function pagesIn(value: unknown): PageContent[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = 'description' in value ? [value as PageContent] : [];
  return [...found, ...Object.values(value).flatMap(pagesIn)];
}

/** Every object with an `alt`: what stands for a picture where it is not seen. */
function picturesIn(value: unknown): PictureContent[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = 'alt' in value ? [value as PictureContent] : [];
  return [...found, ...Object.values(value).flatMap(picturesIn)];
}

const wordsIn = (text: string | readonly string[]) => [text].flat().join(' ').split(/\s+/).length;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const isWords = (name: string) =>
  path.basename(name) === 'content.ts' || /guides\/.*\.ts$/.test(name);

/** What a game says of itself outside of its view. */
function tileWords(name: string): [string, unknown] {
  const { tile, alerts = {} }: TileModule = require(path.join(src, name));
  const { icon, ...words } = tile;
  return [name, { tile: words, alerts: Object.values(alerts).map(({ text }) => text) }];
}

/** Of drawings that no content module describes: what their own title says is seen on them. */
function titleOfDrawing(name: string): [string, unknown][] {
  const alt = /<title>([^<]*)<\/title>/.exec(readFileSync(path.join(src, name), 'utf8'))?.[1];
  return alt === undefined ? [] : [[name, { alt }]];
}

/** The words of the site, those of games and pages that are still to come included. */
const modules: [name: string, words: unknown][] = [
  ...files.filter(isWords).map((name): [string, unknown] => [name, require(path.join(src, name))]),
  ...files.filter((name) => path.basename(name) === 'tile.ts').map(tileWords),
  ...files.filter((name) => name.endsWith('.svg')).flatMap(titleOfDrawing),
];

const isAddress = ({ where, text }: Written) => /^[/#]|^(?:https?|mailto):/.test(text) && where;
const texts = modules
  .flatMap(([name, module]) => textsIn(name, module))
  .filter((written) => !isAddress(written));

test('the content of every part of the site is looked at', () => {
  const names = modules.map(([name]) => path.dirname(name));
  expect(names).toEqual(
    expect.arrayContaining([
      'layout',
      'feedback',
      ...games.map(({ folder }) => `games/${folder}`),
      'games/shared',
      'pages/home',
      'pages/journey',
      'pages/how-to-play',
      'pages/contribute',
      'pages/about',
      'pages/journey/memories',
      'pages/not-found',
    ]),
  );
  const guides = guideSlugs.map((slug) => `pages/how-to-play/guides/${slug}.ts`);
  const tiles = games.map(({ folder }) => `games/${folder}/tile.ts`);
  const previews = games.map(({ folder }) => `games/${folder}/preview.svg`);
  expect(modules.map(([name]) => name)).toEqual(
    expect.arrayContaining([...guides, ...tiles, ...previews]),
  );
  expect(texts.length).toBeGreaterThan(100);
});

test('no text is empty', () => {
  expect(texts.filter(({ text }) => text === '')).toEqual([]);
});

describe('the descriptions', () => {
  const descriptions = modules.flatMap(([, module]) =>
    pagesIn(module).map(({ description }) => description),
  );

  test('are all different', () => {
    // Every route of the specification, and the 404 page.
    expect(descriptions.length).toBeGreaterThanOrEqual(19);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  test.each(descriptions)('have 60 to 160 characters: %s', (description) => {
    expect(description.length).toBeGreaterThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

test('the tiles are the five games, by the names and in the order of the contract', async () => {
  const listings = await loadListings();
  expect(listings.map(({ tile, path: to }) => [tile.name, to])).toEqual([
    ['Love Calculator', '/school-games'],
    ['Truth or Dare', '/school-games/truth-or-dare'],
    ['Rock Paper Scissors', '/school-games/rockpaperscissors'],
    ['Guess the Teacher', '/school-games/guess-the-teacher'],
    ['Quiz Game', '/school-games/quizgame'],
  ]);
});

describe('Hinglish has one spelling', () => {
  /** What others write (no English words), and what this site writes: content facts, section 7. */
  const spellings: [RegExp, string][] = [
    [/\b(?:nahin|nahee|nahii|nhi|nhin)\b/i, 'nahi'],
    [/\b(?:hei|hae)\b/i, 'hai'],
    [/\bhein\b/i, 'hain'],
    [/\b(?:mei|meinn|mey)\b/i, 'mein'],
    [/\b(?:mai|mainn)\b/i, 'main'],
    [/\bkyaa\b/i, 'kya'],
    [/\b(?:kyu|kyo|kyon|kiyun)\b/i, 'kyun'],
    [/\b(?:kese|kaisay)\b/i, 'kaise'],
    [/\b(?:kaha|kahaan)\b/i, 'kahan'],
    [/\b(?:yar|yaaar)\b/i, 'yaar'],
    [/\bkhail\b/i, 'khel'],
    [/\b(?:bachpann|bachapan)\b/i, 'bachpan'],
    [/\b(?:acha|achaa|accha|achha|acchha|achchha)\b/i, 'achcha'],
    [/\b(?:jyada|jyaada|zyaada|ziyada)\b/i, 'zyada'],
    [/\b(?:thora|thodaa)\b/i, 'thoda'],
    [/\b(?:awr|orr)\b/i, 'aur'],
    [/\b(?:nayee|naee|nyi)\b/i, 'nayi'],
    [/\b(?:padai|parhai|padhayi|padhaai)\b/i, 'padhai'],
    [/\bud\b/i, 'udd'],
    [/\b(?:bahot|bohot|bhot|bahuth)\b/i, 'bahut'],
  ];

  const otherLetters = /(?![a-z])\p{L}|\p{M}/iu;
  const untidy = /^\s|\s$|\s{2}|[^\S ]/;

  test.each(spellings)('not %s, but %s', (other) => {
    expect(texts.filter(({ text }) => other.test(text))).toEqual([]);
  });

  test('in Latin letters without diacritics', () => {
    expect(texts.filter(({ text }) => otherLetters.test(text))).toEqual([]);
  });

  test('with no white space but single spaces, and none at the ends', () => {
    expect(texts.filter(({ text }) => untidy.test(text))).toEqual([]);
  });

  test.each([
    ['Dusra haath zameen par Mei rakho.', 'howToPlay.2'],
    ['Khel acha hai.', 'conclusion'],
    ['Gol baitho, bahot paas.', 'introduction.0'],
    ['Gaana नहीं aata.', 'song.note'],
    ['Ungli  uthao.', 'safety'],
    ['Ungli uthao. ', 'facts.need'],
  ])('and "%s" would be found in a guide, at %s', (text, at) => {
    const guide = at.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text);
    const rules = [...spellings.map(([other]) => other), otherLetters, untidy];
    const found = textsIn('guide', guide).filter((one) =>
      rules.some((rule) => rule.test(one.text)),
    );
    expect(found).toEqual([{ where: `guide.${at}`, text }]);
  });
});

describe.each(['love', 'hate'] as const)('in %s', (mode) => {
  test('every percentage has a verdict', () => {
    for (let percent = 0; percent <= 99; percent++) {
      expect(verdictFor(mode, percent)).toMatch(/\w/);
    }
  });

  test('every verdict is of some percentage, and a higher one never gets a lower band', () => {
    const reached = Array.from({ length: 100 }, (_, percent) => verdictFor(mode, percent));
    const inOrder = reached.filter((text, percent) => text !== reached[percent - 1]);
    expect(inOrder.toReversed()).toEqual(modes[mode].verdicts.map(({ text }) => text));
  });
});

test.each([
  [79, 1],
  [80, 0],
  [99, 0],
  [60, 1],
  [59, 2],
  [20, 3],
  [19, 4],
  [0, 4],
])('the verdict of %i per cent is that of the band number %i', (percent, band) => {
  for (const mode of ['love', 'hate'] as const) {
    expect(verdictFor(mode, percent)).toBe(modes[mode].verdicts[band]?.text);
  }
});

test('no text of one mode is shown in the other', () => {
  const { love, hate } = modes;
  const words = (texts: object) => textsIn('', texts).map(({ text }) => text);
  expect(words(love).filter((text) => words(hate).includes(text))).toEqual([]);
});

describe('the tasks of Truth or Dare', () => {
  const pools = DIFFICULTIES.flatMap((level) =>
    (['Truth', 'Dare'] as const).map((type) => ({ level, type, pool: tasks[level][type] })),
  );

  test.each(pools)('are five at the level $level, type $type', ({ pool }) => {
    expect(pool).toHaveLength(5);
    expect(pool).toHaveLength(TASKS_PER_POOL);
    for (const task of pool) expect(task).toMatch(/\w/);
  });

  test('are thirty, no two of them alike', () => {
    const alike = (text: string) => text.toLowerCase().replace(/\W/g, '');
    const all = textsIn('tasks', tasks);
    expect(all).toHaveLength(30);
    expect(new Set(all.map(({ text }) => alike(text))).size).toBe(30);
  });

  test('are answered by the last bench with one line, and the next time with another', () => {
    for (const lines of [truthOrDare.praise, truthOrDare.kind]) {
      expect(lines.length).toBeGreaterThan(1);
      expect(new Set(lines).size).toBe(lines.length);
    }
  });
});

test('the hands and levels have the names of the contract', () => {
  expect(HANDS.map((hand) => hands[hand].name)).toEqual(['Rock', 'Paper', 'Scissors']);
  expect(DIFFICULTIES.map((level) => truthOrDare.levels[level])).toEqual([
    'Easy',
    'Medium',
    'Hard',
  ]);
});

test.each(HANDS)('the reason why %s wins tells what it does to the hand that loses', (winner) => {
  const [loser = winner] = HANDS.filter((hand) => decide(winner, hand) === 'You win!');
  const words = reasons[winner].toLowerCase();
  const [wins, loses] = [winner, loser].map((hand) =>
    words.indexOf(hands[hand].hindi.toLowerCase()),
  );
  expect(wins).toBeGreaterThan(-1);
  expect(loses).toBeGreaterThan(wins ?? 0);
});

describe('the quiz', () => {
  const numbered = questions.map((question, index) => ({ number: index + 1, ...question }));

  test('has the five questions of the specification, in its order and with its answers', () => {
    const specified: [RegExp, string][] = [
      [/homework excuse/i, 'dog ate it'],
      [/lunch break/i, 'talking with friends'],
      [/note/i, 'folded paper airplane'],
      [/uniform/i, 'adding pins and patches'],
      [/best study technique/i, 'taking breaks every 5 minutes'],
    ];
    expect(questions).toHaveLength(specified.length);
    for (const [index, [about, answer]] of specified.entries()) {
      expect(questions[index]?.text).toMatch(about);
      expect(questions[index]?.answer.toLowerCase()).toContain(answer);
    }
  });

  test.each(numbered)('has four different options at question $number', ({ options }) => {
    expect(options).toHaveLength(4);
    const alike = (text: string) => text.toLowerCase().replace(/\W/g, '');
    expect(new Set(options.map(alike)).size).toBe(4);
  });

  test.each(numbered)('has the answer to question $number once', ({ options, answer }) => {
    expect(options.filter((option) => option === answer)).toHaveLength(1);
  });

  test.each(numbered)('does not give the answer to question $number away by its length', (one) => {
    for (const option of one.options) {
      expect(Math.abs(option.length - one.answer.length)).toBeLessThanOrEqual(4);
    }
  });

  test.each(numbered)('has options of question $number that fit a line', ({ options }) => {
    for (const option of options) expect(option.length).toBeLessThanOrEqual(34);
  });

  test('does not have the answer at the same letter again and again', () => {
    const letters = questions.map(({ options, answer }) => options.indexOf(answer));
    expect(new Set(letters).size).toBeGreaterThanOrEqual(3);
  });

  test.each(['topic', 'text', 'remark'] as const)('has no %s twice', (part) => {
    expect(new Set(questions.map((question) => question[part])).size).toBe(questions.length);
  });

  test.each([
    ['principal', 'Future Principal Material!', 'excellent work'],
    ['clown', 'Class Clown with Brains!', 'good job but stop doodling'],
    ['pride', "Back Bencher's Pride!", 'not bad try focusing more'],
    ['recess', 'Need More Recess Time!', 'see me after class bring snacks'],
  ] as const)('grades "%s" with the words "%s" and "%s"', (grade, text, comment) => {
    expect(grades[grade].text).toBe(text);
    const words = grades[grade].comment
      .join(' ')
      .toLowerCase()
      .match(/[a-z']+/g);
    expect(words?.join(' ')).toBe(comment);
  });

  test('has a line of the last bench for each grade, and corrects in more than one way', () => {
    const lines = Object.values(grades).map(({ line }) => line);
    for (const texts of [lines, quiz.rightVerdicts, quiz.wrongVerdicts]) {
      expect(texts.length).toBeGreaterThan(1);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe('the teachers of Guess the Teacher', () => {
  /** What would give the answer away: the subject, in English and Hindi, as it may be spelt. */
  const subjects: Record<TeacherType, RegExp> = {
    math: /\b(?:maths?|mathematics|ganit|hisaa?b|algebra|arithmetic)\b/i,
    english: /\b(?:english|angre[zj]i)\b/i,
    // "pe" is a Hindi word too.
    pe: /\b(?:P\.?[ET]|[Pp]hysical|[Ss]ports?|[Gg]ames?|[Kk]hel|[Kk]hel ?[Kk]ood|[Vv]ya+yam)\b/,
    history: /\b(?:histor(?:y|ical)|itiha+s)\b/i,
    science: /\b(?:scien(?:ce|tist)|(?:vi|vai)gya+n(?:ik)?)\b/i,
  };
  const all = TEACHERS.map((type) => ({ type, ...teachers[type] }));

  test('are the five of the contract, each with its own name', () => {
    expect(Object.keys(teachers).toSorted()).toEqual(TEACHERS.toSorted());
    expect(all.map(({ name }) => name)).toEqual([
      'Math Teacher',
      'English Teacher',
      'PE Teacher',
      'History Teacher',
      'Science Teacher',
    ]);
  });

  test.each(all)('$name has four different quirks and three different hints', ({ type }) => {
    const { quirks, hints } = teachers[type];
    expect([quirks.length, new Set(quirks).size]).toEqual([4, 4]);
    expect([hints.length, new Set(hints).size]).toEqual([HINTS, 3]);
  });

  test('share no quirk, no hint, and no line that they say', () => {
    const lines = all.flatMap(({ catchphrase, quirks, hints, right, wrong }) => [
      ...[catchphrase, right, wrong],
      ...[...quirks, ...hints],
    ]);
    expect(lines).toHaveLength(5 * 10);
    expect(new Set(lines.map((line) => line.toLowerCase())).size).toBe(lines.length);
  });

  test.each(all)('$name: nothing that is shown names the subject, in any language', ({ type }) => {
    const { name, ...shown } = teachers[type];
    const naming = textsIn(type, shown).filter(({ text }) => subjects[type].test(text));
    expect(naming).toEqual([]);
    expect(name).toMatch(subjects[type]);
  });

  test('have a picture each, and one that is of nobody', () => {
    const sheet = readFileSync(path.join(src, 'games/guess-the-teacher/teachers.svg'), 'utf8');
    const drawn = Array.from(sheet.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g), ([, id]) => id);
    expect(drawn.toSorted()).toEqual([...TEACHERS, 'unknown'].toSorted());
  });

  test('hand out the certificates of the specification, each for something else', () => {
    const { pet, vip, survivor, clown } = certificates;
    expect([pet, vip, survivor, clown].map(({ title }) => title)).toEqual([
      "Teacher's Pet",
      'Staff Room VIP',
      'Detention Survivor',
      'Class Clown',
    ]);
    for (const own of ['citation', 'seal'] as const) {
      expect(new Set(Object.values(certificates).map((one) => one[own])).size).toBe(4);
    }
  });

  test('are explained under the heading of the contract', () => {
    expect(concept.heading).toBe('Project Ka Concept');
    expect(concept.paragraphs.length).toBeGreaterThan(0);
  });

  test('say what a hint costs on its button, word for word', () => {
    expect(`${guessTheTeacher.hint} ${guessTheTeacher.hintCost}`).toBe('Hint (-5 points)');
  });
});

describe('the story of Journey', () => {
  test('has the seven sections of the specification, in its order, and a closing', () => {
    const specified = [
      /first day/i,
      /lunch break/i,
      /notebook games/i,
      /fights and friendship/i,
      /PT period/i,
      /exam secret mission/i,
      /farewell/i,
    ];
    expect(sections).toHaveLength(7);
    for (const [index, about] of specified.entries()) {
      expect(sections[index]?.heading).toMatch(about);
    }
    expect(wordsIn(closing.paragraphs)).toBeGreaterThanOrEqual(40);
  });

  test.each(sections)('$heading: at least two paragraphs, and 80 words', ({ paragraphs }) => {
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
    for (const paragraph of paragraphs) expect(wordsIn(paragraph)).toBeGreaterThanOrEqual(30);
    expect(wordsIn(paragraphs)).toBeGreaterThanOrEqual(80);
  });

  test('is told by the class itself', () => {
    const told = sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect(told).toMatch(/\bhum\b/i);
  });

  test('goes from the first year to the last, with no part twice', () => {
    expect(sections.map(({ year }) => year)).toEqual(['KG', '2', '4', '5', '7', '10', '12']);
    const told = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    expect(new Set(told).size).toBe(told.length);
  });
});

describe('the guides', () => {
  const guides = guideSlugs.map((slug): GuideContent => {
    const { guide } = require(path.join(src, 'pages/how-to-play/guides', slug));
    return guide;
  });
  const bySlug = (slug: GuideContent['slug']) => guides[guideSlugs.indexOf(slug)] as GuideContent;
  /** All that is told of a game, its song aside. */
  const toldIn = (guide: GuideContent) => [
    ...[guide.lead, ...guide.introduction, guide.diagram.caption, ...guide.howToPlay],
    ...[guide.variants, guide.safety, guide.conclusion],
  ];

  test('are seven, each under its own address and the title of the specification', () => {
    expect(guides.map(({ slug, title }) => [slug, title])).toEqual([
      ['chidiya-udd', 'Chidiya Udd'],
      ['nani-ka-ghar', 'Nani Ka Ghar'],
      ['akkad-bakkad', 'Akkad Bakkad'],
      ['pacheta', 'Pacheta'],
      ['aao-milo-shilo-shaalo', 'Aao Milo Shilo Shaalo'],
      ['posham-pa', 'Posham Pa'],
      ['january-february', 'January February'],
    ]);
  });

  /** The parts of a guide, each with the fewest words that still say something. */
  const shortest: [string, number, (guide: GuideContent) => string | readonly string[]][] = [
    ['lead', 6, ({ lead }) => lead],
    ['introduction', 60, ({ introduction }) => introduction],
    ['caption of the diagram', 6, ({ diagram }) => diagram.caption],
    ['list of steps', 70, ({ howToPlay }) => howToPlay],
    ['variants', 25, ({ variants }) => variants],
    ['safety', 15, ({ safety }) => safety],
    ['conclusion', 25, ({ conclusion }) => conclusion],
  ];

  describe.each(guides)('$title', (guide) => {
    test.each(shortest)('has its %s, of at least %i words', (_part, words, find) => {
      expect(wordsIn(find(guide))).toBeGreaterThanOrEqual(words);
    });

    test('has at least five steps, each a sentence or more, and none twice', () => {
      const { howToPlay } = guide;
      expect(howToPlay.length).toBeGreaterThanOrEqual(5);
      expect(new Set(howToPlay).size).toBe(howToPlay.length);
      for (const step of howToPlay) {
        expect(wordsIn(step)).toBeGreaterThanOrEqual(8);
        expect(step).toMatch(/[.!?"]$/);
      }
    });

    test('has at least two paragraphs to begin with, and 300 words in all', () => {
      expect(guide.introduction.length).toBeGreaterThanOrEqual(2);
      expect(wordsIn(toldIn(guide))).toBeGreaterThanOrEqual(300);
    });

    test('says who plays, at what age, with what, and under which other names', () => {
      const { players, age, need, alsoKnownAs } = guide.facts;
      expect(players).toMatch(/\d/);
      expect(age).toMatch(/\d|umar|bade/i);
      for (const text of [need, alsoKnownAs]) expect(wordsIn(text)).toBeGreaterThanOrEqual(2);
    });

    test('says how it ends: who wins, or that nobody does', () => {
      const [end = ''] = guide.howToPlay.slice(-1);
      expect(end).toMatch(/\bjee?t/i);
    });
  });

  test.each([
    ['pacheta', 'players', /^2-4\b/],
    ['posham-pa', 'players', /^3 or more\b/],
    ['january-february', 'age', /^3-6\b/],
  ] as const)('say of %s what the specification says: %s', (slug, fact, said) => {
    expect(bySlug(slug).facts[fact]).toMatch(said);
  });

  test('are not alike: no six words in a row are in two of them', () => {
    const guidesWith = new Map<string, Set<string>>();
    for (const guide of guides) {
      for (const text of [...toldIn(guide), guide.description, guide.diagram.alt]) {
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
  ])('have %s that begin each in its own way', (_parts, find) => {
    const openings = guides.map((guide) => firstWords(find(guide)).join(' '));
    expect(new Set(openings).size).toBe(guides.length);
  });

  describe('with a song', () => {
    const sung = guides.filter(({ song }) => song);

    test('are the three games in which one is sung', () => {
      expect(sung.map(({ title }) => title)).toEqual([
        'Akkad Bakkad',
        'Aao Milo Shilo Shaalo',
        'Posham Pa',
      ]);
    });

    test.each(sung)('$title: its lines are all different, and the note says "version"', (guide) => {
      const { lines = [], note = '' } = guide.song ?? {};
      expect(lines.length).toBeGreaterThanOrEqual(4);
      expect(new Set(lines).size).toBe(lines.length);
      for (const line of lines) expect(wordsIn(line)).toBeGreaterThanOrEqual(2);
      expect(note).toMatch(/\bversion\b/);
    });

    test.each(sung)('$title: nobody is beaten, hurt or drugged in its rhyme', ({ song }) => {
      const rough = /dand[ae]|khoon|ganj[ae]|cha+nt|ka+nta|mach+[chl]+i/i;
      expect(song?.lines.filter((line) => rough.test(line))).toEqual([]);
      expect(song?.note).not.toMatch(rough);
    });
  });

  test('say of Nani Ka Ghar, which nobody has written down, that it is one version', () => {
    const { introduction, description } = bySlug('nani-ka-ghar');
    expect(introduction.join(' ')).toMatch(/\bek version\b/);
    expect(description).toMatch(/\bek version\b/);
  });
});

test('the form tells what became of a message in the words of the specification', () => {
  expect(notices).toEqual({
    delivered:
      "Thanks Backbencher! Message Delivered 🎊 We'll get back to you before the next bell rings!",
    refused: 'Error:',
    failed: 'Something went wrong. Please Connect with us through WhatsApp',
  });
});

describe('Home', () => {
  test('has three scenes, each drawn in the sheet, which alone shows the first', () => {
    const sheet = readFileSync(path.join(src, 'pages/home/scenes.svg'), 'utf8');
    const drawn = Array.from(sheet.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g), ([, id]) => id);
    expect(drawn).toEqual(scenes.map(({ id }) => id));
    expect(drawn).toHaveLength(3);
    expect(sheet).toMatch(/<use href="#last-bench"\/>\n<\/svg>\s*$/);
  });

  test.each(blog.posts)('$title: a post of at least 60 words', ({ paragraphs }) => {
    expect(wordsIn(paragraphs)).toBeGreaterThanOrEqual(60);
  });

  test('has three posts, each by its own title and anchor', () => {
    expect(blog.posts).toHaveLength(3);
    for (const own of ['id', 'title'] as const) {
      expect(new Set(blog.posts.map((post) => post[own])).size).toBe(3);
    }
  });

  test('has seven events, from April round to March, each with a word of what happened', () => {
    expect(events.days).toHaveLength(7);
    const months = events.days.map(({ when }) => new Date(`${when.match(/[A-Z]\w+$/)} 1 2031`));
    const inSchoolYear = months.map((month) => (month.getMonth() + 9) % 12);
    expect(inSchoolYear).toEqual(inSchoolYear.toSorted((one, other) => one - other));
    expect([inSchoolYear.at(0), inSchoolYear.at(-1)]).toEqual([0, 11]);
    for (const { text } of events.days) expect(wordsIn(text)).toBeGreaterThanOrEqual(20);
  });
});

describe('the words for the pictures', () => {
  const pictures = modules.flatMap(([, module]) => picturesIn(module));

  test('are there for all: three scenes, the class, seven memories, seven diagrams, the way in to them, the chit, and seven of shared links alone', () => {
    expect(pictures).toHaveLength(3 + 1 + 7 + 7 + 1 + 1 + 7);
  });

  test.each(pictures)('have 40 to 160 characters: $alt', ({ alt }) => {
    expect(alt.length).toBeGreaterThanOrEqual(40);
    expect(alt.length).toBeLessThanOrEqual(160);
  });

  test('are all different', () => {
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(pictures.length);
  });
});

describe('the privacy policy names what the site keeps', () => {
  const said = privacy.points.map(({ text }) => text).join(' ');
  const kept: [string, RegExp][] = [
    ['persist:bbh_truthOrDare', /\bscore.*\bdifficulty\b/],
    ['persist:bbh_rockPaperScissors', /Rock Paper Scissors ke aakhri paanch round time ke saath/],
    ['persist:bbh_guessTheTeacher', /\bgames ke score\b/],
    ['persist:bbh_quiz', /\bgames ke score\b/],
    ['bbh_color_scheme', /\bcolour scheme\b/],
    ['bbh_sound', /\bsound on hai ya off\b/],
    // Of the session.
    ['bbh_tools_alert_dismissed', /\(session\).*\bannouncement\b/],
  ];

  test.each(kept)('%s', (_key, words) => {
    expect(said).toMatch(words);
  });

  test('and there is nothing else that it keeps', () => {
    const keys = [
      ...persistedSlices.map(({ storageKey }) => storageKey),
      ...preferences.map(({ key }) => key),
    ];
    expect(kept.map(([key]) => key)).toEqual(keys);
  });

  test('and says that names typed into games are not among it', () => {
    expect(said).toMatch(/naam page par hi rehte hain: na store hote hain/);
  });
});
