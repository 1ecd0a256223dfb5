import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  certificates,
  concept,
  ui as guessTheTeacher,
  teachers,
} from '../src/games/guess-the-teacher/content';
import type { TeacherType } from '../src/games/guess-the-teacher/rules';
import { HINTS, TEACHERS } from '../src/games/guess-the-teacher/rules';
import { tiles } from '../src/games/hub/content';
import { modes, verdictFor } from '../src/games/love-calculator/content';
import { grades, questions, ui as quiz } from '../src/games/quiz/content';
import { hands, reasons } from '../src/games/rock-paper-scissors/content';
import { decide, HANDS } from '../src/games/rock-paper-scissors/rules';
import { tasks, ui as truthOrDare } from '../src/games/truth-or-dare/content';
import { DIFFICULTIES, TASKS_PER_POOL } from '../src/games/truth-or-dare/rules';
import type { PageContent } from '../src/site/Page';

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

/** All content modules, those of games and pages that are still to come included. */
const modules = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.basename(name) === 'content.ts' || /guides\/.*\.ts$/.test(name))
  .map((name): [string, unknown] => [name, require(path.join(src, name))]);

const isAddress = ({ where, text }: Written) => /^[/#]|^(?:https?|mailto):/.test(text) && where;
const texts = modules
  .flatMap(([name, module]) => textsIn(name, module))
  .filter((written) => !isAddress(written));

test('the content of every part of the site is looked at', () => {
  const names = modules.map(([name]) => path.dirname(name));
  expect(names).toEqual(
    expect.arrayContaining([
      'site',
      'feedback',
      'games/hub',
      'games/love-calculator',
      'games/guess-the-teacher',
      'games/quiz',
      'games/rock-paper-scissors',
      'games/truth-or-dare',
      'pages/home',
    ]),
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

test('the tiles are the five games, by the names and in the order of the contract', () => {
  expect(tiles.map(({ name, path: to }) => [name, to])).toEqual([
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

  test.each(spellings)('not %s, but %s', (other) => {
    expect(texts.filter(({ text }) => other.test(text))).toEqual([]);
  });

  test('in Latin letters without diacritics', () => {
    const letters = /(?![a-z])\p{L}|\p{M}/iu;
    expect(texts.filter(({ text }) => letters.test(text))).toEqual([]);
  });

  test('with no white space but single spaces, and none at the ends', () => {
    const untidy = /^\s|\s$|\s{2}|[^\S ]/;
    expect(texts.filter(({ text }) => untidy.test(text))).toEqual([]);
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
