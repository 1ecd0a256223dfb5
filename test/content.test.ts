import { readFileSync } from 'node:fs';
import path from 'node:path';
import { persistedSlices } from '../src/app/persistence';
import { notices } from '../src/feedback/content';
import { games } from '../src/games';
import { points, titles } from '../src/games/backbencher-test/content';
import { TITLES } from '../src/games/backbencher-test/pageRules';
import { POINTS } from '../src/games/backbencher-test/rules';
import { certificates } from '../src/games/guess-the-teacher/certificate/content';
import {
  concept,
  labels as guessTheTeacher,
  teachers,
} from '../src/games/guess-the-teacher/content';
import { hints } from '../src/games/guess-the-teacher/hint/content';
import { HINT_COUNT } from '../src/games/guess-the-teacher/pageRules';
import type { TeacherType } from '../src/games/guess-the-teacher/rules';
import { CARDS_PER_TEACHER, TEACHERS } from '../src/games/guess-the-teacher/rules';
import { loadListings } from '../src/games/listings';
import { flames, leftOver, modes, verdictFor } from '../src/games/love-calculator/content';
import { LETTERS } from '../src/games/love-calculator/flames';
import { grades, questions, labels as quiz } from '../src/games/quiz/content';
import {
  hands,
  reasons,
  labels as rockPaperScissors,
  stakes,
} from '../src/games/rock-paper-scissors/content';
import { decide, HANDS } from '../src/games/rock-paper-scissors/rules';
import type { Band } from '../src/games/shared/bands';
import type { Game } from '../src/games/shared/game';
import { tasks, labels as truthOrDare } from '../src/games/truth-or-dare/content';
import { POOL_INDEXES } from '../src/games/truth-or-dare/pageRules';
import { DIFFICULTIES } from '../src/games/truth-or-dare/rules';
import type { PictureContent } from '../src/kit/Picture';
import type { PageContent } from '../src/layout/Page';
import { fullTitle } from '../src/layout/pageHead';
import { preferences } from '../src/layout/preferences';
import { privacy } from '../src/pages/about/content';
import { blog, events, content as home, scenes } from '../src/pages/home/content';
import type { GuideContent } from '../src/pages/how-to-play/guides/content';
import { closing, sections } from '../src/pages/journey/content';
import { guideSlugs } from '../src/paths';
import { badgeTexts } from '../src/report-card/badges/content';
import { gradeLines, grades as marksGrades } from '../src/report-card/grade/content';
import { share } from '../src/report-card/share/content';
import { transfer } from '../src/report-card/transfer/content';
import { guides } from './support/guides';
import { modules, objectsWith, src, texts, textsIn, wordCount } from './support/texts';

/** What a game has on the report card. */
type Row = { remarks: readonly Band[]; invitation: string };

function expectNoDuplicates(values: readonly unknown[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

const lettersOnly = (text: string) => text.toLowerCase().replace(/\W/g, '');

/** The ids of the symbols in an SVG sprite. */
function symbolsIn(sprite: string) {
  const svg = readFileSync(path.join(src, sprite), 'utf8');
  return Array.from(svg.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g), ([, id]) => id);
}

test('the content of every part of the site is found', () => {
  const names = modules.map(([name]) => path.dirname(name));
  expect(names).toEqual(
    expect.arrayContaining([
      'layout',
      'feedback',
      ...games.map(({ folder }) => `games/${folder}`),
      ...games.map(({ folder }) => `games/${folder}/report`),
      'games/shared',
      'pages/home',
      'pages/journey',
      'pages/how-to-play',
      'pages/contribute',
      'pages/about',
      'pages/journey/memories',
      'pages/not-found',
      'report-card',
      'report-card/badges',
      'report-card/grade',
      'report-card/transfer',
    ]),
  );
  const guides = guideSlugs.map((slug) => `pages/how-to-play/guides/${slug}.ts`);
  const ofGames = ['tile.ts', 'about.ts', 'report/invitation.ts'].flatMap((file) =>
    games.map(({ folder }) => `games/${folder}/${file}`),
  );
  const previews = games.map(({ folder }) => `games/${folder}/preview.svg`);
  expect(modules.map(([name]) => name)).toEqual(
    expect.arrayContaining([...guides, ...ofGames, ...previews]),
  );
  expect(texts.length).toBeGreaterThan(100);
});

test('no text is empty', () => {
  expect(texts.filter(({ text }) => text === '')).toEqual([]);
});

describe('the page descriptions', () => {
  const descriptions = modules.flatMap(([, module]) =>
    objectsWith<PageContent>('description', module).map(({ description }) => description),
  );

  test('are all different', () => {
    // All specified routes and the 404 page.
    expect(descriptions.length).toBeGreaterThanOrEqual(19);
    expectNoDuplicates(descriptions);
  });
});

describe('the page titles', () => {
  const pages = modules.flatMap(([, module]) => objectsWith<PageContent>('description', module));
  const titles = pages.map(({ title }) => fullTitle(title));

  test('are all different', () => {
    expectNoDuplicates(titles);
  });

  test('end with the name of the site; that of Home begins with it', () => {
    const others = titles.filter((title) => !title.endsWith(" · Backbencher's Memories"));
    expect(others).toEqual([expect.stringMatching(/^Backbencher's Memories: \w/)]);
    expect(others).toEqual([fullTitle(home.title)]);
  });
});

test('the five specified games come first, with their names and paths', async () => {
  const listings = (await loadListings()).slice(0, 5);
  expect(listings.map(({ tile, path: to }) => [tile.name, to])).toEqual([
    ['Love Calculator', '/school-games'],
    ['Truth or Dare', '/school-games/truth-or-dare'],
    ['Rock Paper Scissors', '/school-games/rockpaperscissors'],
    ['Guess the Teacher', '/school-games/guess-the-teacher'],
    ['Quiz Game', '/school-games/quizgame'],
  ]);
});

describe.each(['love', 'hate'] as const)('the verdicts of mode %s', (mode) => {
  const { verdicts, specials, sameName } = modes[mode];
  const bandOf = (percent: number) => verdicts[9 - Math.floor(percent / 10)]?.text;
  const percentages = Array.from({ length: 100 }, (_, percent) => percent);

  test('have a band for each ten per cent, and four specials', () => {
    expect(verdicts.map(({ from }) => from)).toEqual([90, 80, 70, 60, 50, 40, 30, 20, 10, 0]);
    expect(Object.keys(specials)).toEqual(['0', '50', '69', '99']);
  });

  test('are those of the bands, but for the specials', () => {
    expect(percentages.map((percent) => verdictFor(mode, percent, false))).toEqual(
      percentages.map((percent) => specials[percent] ?? bandOf(percent)),
    );
  });

  test('are all reached, and have no text twice', () => {
    const all = textsIn('', [verdicts, specials, sameName]).map(({ text }) => text);
    expect(all).toHaveLength(10 + 4 + 1);
    expectNoDuplicates(all.map(lettersOnly));
    const reached = percentages.flatMap((percent) => [
      verdictFor(mode, percent, false),
      verdictFor(mode, percent, true),
    ]);
    expect(new Set(reached)).toEqual(new Set(all));
  });

  test('are one text for the same name twice, whatever the percentage', () => {
    expect(percentages.map((percent) => verdictFor(mode, percent, true))).toEqual(
      percentages.map(() => sameName),
    );
  });
});

test('FLAMES has the six words of its letters, and a line for each', () => {
  const meanings = LETTERS.map((letter) => flames.letters[letter]);
  expect(meanings.map(({ word }) => word)).toEqual([
    ...['Friends', 'Love', 'Affection'],
    ...['Marriage', 'Enemies', 'Siblings'],
  ]);
  expectNoDuplicates([...meanings.map(({ line }) => line), flames.nobody].map(lettersOnly));
});

test('the number of letters that FLAMES has left is in the singular for one', () => {
  expect([1, 2, 11].map(leftOver)).toEqual([
    '1 letter bacha',
    '2 letters bache',
    '11 letters bache',
  ]);
});

test('no text of one mode is shown in the other', () => {
  const { love, hate } = modes;
  const textsOf = (mode: object) => textsIn('', mode).map(({ text }) => text);
  expect(textsOf(love).filter((text) => textsOf(hate).includes(text))).toEqual([]);
});

describe('the tasks of Truth or Dare', () => {
  const pools = DIFFICULTIES.flatMap((level) =>
    (['Truth', 'Dare'] as const).map((type) => ({ level, type, pool: tasks[level][type] })),
  );

  test.each(pools)('there are five of level $level, type $type', ({ pool }) => {
    expect(pool).toHaveLength(5);
    expect([...pool.keys()]).toEqual(POOL_INDEXES);
    for (const task of pool) expect(task).toMatch(/\w/);
  });

  test('are 30 in all, without duplicates', () => {
    const all = textsIn('tasks', tasks);
    expect(all).toHaveLength(30);
    expectNoDuplicates(all.map(({ text }) => lettersOnly(text)));
  });

  test('have more than one comment for completed and for failed tasks', () => {
    const { praise, comfort, comfortAlone, comfortAmongFriends } = truthOrDare;
    for (const lines of [praise, [...comfort, comfortAlone, comfortAmongFriends]]) {
      expect(lines.length).toBeGreaterThan(1);
      expectNoDuplicates(lines);
    }
  });
});

test('the hands and levels have the specified names', () => {
  expect(HANDS.map((hand) => hands[hand].name)).toEqual(['Rock', 'Paper', 'Scissors']);
  expect(DIFFICULTIES.map((level) => truthOrDare.levels[level])).toEqual([
    'Easy',
    'Medium',
    'Hard',
  ]);
});

test.each(HANDS)('the reason why %s wins names it first, then the losing hand', (winner) => {
  const [loser = winner] = HANDS.filter((hand) => decide(winner, hand) === 'You win!');
  const reason = reasons[winner].toLowerCase();
  const positionOf = (hand: typeof winner) => reason.indexOf(hands[hand].hindi.toLowerCase());
  expect(positionOf(winner)).toBeGreaterThan(-1);
  expect(positionOf(loser)).toBeGreaterThan(positionOf(winner));
});

test('Rock Paper Scissors has its school name, and is played for bags and the extra sheet, too', () => {
  expect(rockPaperScissors.shuffling).toMatch(/stone, paper, scissors\b.*\bek, do, teen\b/i);
  const all = stakes.map(({ stake }) => stake).join(' ');
  expect(all).toMatch(/\bbag uthaaye\b/);
  expect(all).toMatch(/\bsir se extra sheet maange\b/);
});

test('the stakes of Rock Paper Scissors, their outcomes and the milestones are different', () => {
  const { tieStake, milestones } = rockPaperScissors;
  expect(stakes.length).toBeGreaterThanOrEqual(4);
  expect(Object.keys(milestones).toSorted()).toEqual(['lost5', 'tied3', 'won10', 'won3', 'won5']);
  const ofStakes = stakes.flatMap(({ stake, won, lost }) => [stake, won, lost]);
  const lines = [...ofStakes, tieStake, ...Object.values(milestones)];
  expectNoDuplicates(lines.map(lettersOnly));
});

describe('the quiz', () => {
  const numbered = questions.map((question, index) => ({ number: index + 1, ...question }));

  test('has the five specified questions, in order, each with its answer as the only such option', () => {
    const specified: [about: RegExp, answer: RegExp[]][] = [
      [/homework excuse/i, [/\bdog\b/i]],
      [/lunch break/i, [/\bfriends\b/i]],
      [/\bnote\b/i, [/\bfolded paper airplane\b/i]],
      [/uniform/i, [/\bpins\b/i, /\bpatches\b/i]],
      [/best study technique/i, [/\b5 minutes\b.*\bbreak\b/i]],
    ];
    expect(questions).toHaveLength(specified.length);
    for (const [index, [about, keyWords]] of specified.entries()) {
      expect(questions[index]?.text).toMatch(about);
      for (const word of keyWords) {
        const options = questions[index]?.options.filter((option) => word.test(option));
        expect(options).toEqual([questions[index]?.answer]);
      }
    }
  });

  test.each(numbered)('question $number has four different options', ({ options, answer }) => {
    expect(options).toHaveLength(4);
    expectNoDuplicates(options.map(lettersOnly));
    expect(options).toContain(answer);
  });

  test.each(['topic', 'text', 'remark'] as const)('has no %s twice', (part) => {
    expectNoDuplicates(questions.map((question) => question[part]));
  });

  test.each([
    ['principal', 'Future Principal Material!', 'excellent work'],
    ['clown', 'Class Clown with Brains!', 'good job but stop doodling'],
    ['pride', "Back Bencher's Pride!", 'not bad try focusing more'],
    ['recess', 'Need More Recess Time!', 'see me after class bring snacks'],
  ] as const)('the grade "%s" has the title "%s" and the comment "%s"', (grade, text, comment) => {
    expect(grades[grade].text).toBe(text);
    const words = grades[grade].comment
      .join(' ')
      .toLowerCase()
      .match(/[a-z']+/g);
    expect(words?.join(' ')).toBe(comment);
  });

  test('has a different line for each grade, and more than one verdict of each kind', () => {
    const lines = Object.values(grades).map(({ line }) => line);
    for (const texts of [lines, quiz.rightVerdicts, quiz.wrongVerdicts]) {
      expect(texts.length).toBeGreaterThan(1);
      expectNoDuplicates(texts);
    }
  });
});

describe('the teachers of Guess the Teacher', () => {
  /** The subject, in English and Hindi spellings: it would give the answer away. */
  const subjects: Record<TeacherType, RegExp> = {
    math: /\b(?:maths?|mathematics|ganit|hisaa?b|algebra|arithmetic)\b/i,
    english: /\b(?:english|angre[zj]i)\b/i,
    // "pe" is a Hindi word too.
    pe: /\b(?:P\.?[ET]|[Pp]hysical|[Ss]ports?|[Gg]ames?|[Kk]hel|[Kk]hel ?[Kk]ood|[Vv]ya+yam)\b/,
    history: /\b(?:histor(?:y|ical)|itiha+s)\b/i,
    science: /\b(?:scien(?:ce|tist)|(?:vi|vai)gya+n(?:ik)?)\b/i,
  };
  const all = TEACHERS.map((type) => ({
    type,
    name: teachers[type].name,
    cards: teachers[type].cards.map((card, index) => ({
      ...card,
      hints: hints[type][index] ?? [],
    })),
  }));
  const cards = all.flatMap(({ type, name, cards }) =>
    cards.map((card, index) => ({ type, name, number: index + 1, card })),
  );

  test('are the five specified ones', () => {
    expect(Object.keys(teachers).toSorted()).toEqual(TEACHERS.toSorted());
    expect(all.map(({ name }) => name)).toEqual([
      'Math Teacher',
      'English Teacher',
      'PE Teacher',
      'History Teacher',
      'Science Teacher',
    ]);
  });

  test('have three cards each, fifteen in all', () => {
    expect(all.map(({ cards }) => cards.length)).toEqual(TEACHERS.map(() => CARDS_PER_TEACHER));
    expect(cards).toHaveLength(15);
  });

  test.each(cards)(
    '$name, card $number: four quirks and three hints, all different',
    ({ card }) => {
      const { quirks, hints } = card;
      expect([quirks.length, new Set(quirks).size]).toEqual([4, 4]);
      expect([hints.length, new Set(hints).size]).toEqual([HINT_COUNT, 3]);
    },
  );

  test('share no quirk, hint or spoken line', () => {
    const lines = cards.flatMap(({ card: { lang: _, ...card } }) =>
      textsIn('', card).map(({ text }) => text),
    );
    expect(lines).toHaveLength(15 * 10);
    expectNoDuplicates(lines.map(lettersOnly));
  });

  test.each(all)('$name: no text but the name mentions the subject', ({ type, name, cards }) => {
    const naming = textsIn(type, cards).filter(({ text }) => subjects[type].test(text));
    expect(naming).toEqual([]);
    expect(name).toMatch(subjects[type]);
  });

  test('have a drawing for each card; another one is for an unknown teacher', () => {
    const symbols = symbolsIn('games/guess-the-teacher/teachers.svg');
    const ofCards = cards.map(({ type, number }) => `${type}-${number}`);
    expect(symbols.toSorted()).toEqual([...ofCards, 'unknown'].toSorted());
  });

  test('award the four specified certificates, with different texts', () => {
    const { pet, vip, survivor, clown } = certificates;
    expect([pet, vip, survivor, clown].map(({ title }) => title)).toEqual([
      "Teacher's Pet",
      'Staff Room VIP',
      'Detention Survivor',
      'Class Clown',
    ]);
    for (const own of ['citation', 'seal'] as const) {
      expectNoDuplicates(Object.values(certificates).map((certificate) => certificate[own]));
    }
  });

  test('are explained under the specified heading', () => {
    expect(concept.heading).toBe('Project Ka Concept');
    expect(concept.paragraphs.length).toBeGreaterThan(0);
  });

  test('the hint button has the specified text', () => {
    expect(`${guessTheTeacher.hint} ${guessTheTeacher.hintCost}`).toBe('Hint (-5 points)');
  });
});

describe('the Backbencher Test', () => {
  test('has twenty different points', () => {
    expect(Object.keys(points).toSorted()).toEqual(POINTS.toSorted());
    expectNoDuplicates(Object.values(points).map(lettersOnly));
  });

  test('has five titles with a line and a drawing each', () => {
    expect(Object.keys(titles)).toEqual(TITLES);
    for (const own of ['title', 'line'] as const) {
      expectNoDuplicates(Object.values(titles).map((text) => text[own]));
    }
    expect(symbolsIn('games/backbencher-test/titles.svg').toSorted()).toEqual(TITLES.toSorted());
  });
});

describe('the story of Journey', () => {
  test('has the seven specified sections, in order, and a closing', () => {
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
    expect(closing.paragraphs.length).toBeGreaterThan(0);
  });

  test.each(sections)('$heading: at least two paragraphs', ({ paragraphs }) => {
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
  });

  test('is written in the first person plural', () => {
    expect(sections.flatMap(({ paragraphs }) => paragraphs).join(' ')).toMatch(/\bhum\b/i);
  });

  test('goes from the first year to the last, with no paragraph twice', () => {
    expect(sections.map(({ year }) => year)).toEqual(['KG', '2', '4', '5', '7', '10', '12']);
    expectNoDuplicates(sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]));
  });
});

describe('the guides', () => {
  const bySlug = (slug: GuideContent['slug']) => guides[guideSlugs.indexOf(slug)] as GuideContent;
  test('are the seven specified ones, in order', () => {
    expect(guides.map(({ slug, heading }) => [slug, heading])).toEqual([
      ['chidiya-udd', 'Chidiya Udd'],
      ['nani-ka-ghar', 'Nani Ka Ghar'],
      ['akkad-bakkad', 'Akkad Bakkad'],
      ['pacheta', 'Pacheta'],
      ['aao-milo-shilo-shaalo', 'Aao Milo Shilo Shaalo'],
      ['posham-pa', 'Posham Pa'],
      ['january-february', 'January February'],
    ]);
  });

  describe.each(guides)('$heading', (guide) => {
    test('has at least five different steps, each of whole sentences', () => {
      const { howToPlay } = guide;
      expect(howToPlay.length).toBeGreaterThanOrEqual(5);
      expectNoDuplicates(howToPlay);
      for (const step of howToPlay) expect(step).toMatch(/[.!?"]$/);
    });

    test('has an introduction of two or more paragraphs', () => {
      expect(guide.introduction.length).toBeGreaterThanOrEqual(2);
    });

    test('states players, age, material and other names', () => {
      const { players, age, need, alsoKnownAs } = guide.facts;
      expect(players).toMatch(/\d/);
      expect(age).toMatch(/\d|umar|bade/i);
      for (const text of [need, alsoKnownAs]) expect(wordCount(text)).toBeGreaterThanOrEqual(2);
    });

    test('ends its steps with who wins, or that nobody does', () => {
      const [end = ''] = guide.howToPlay.slice(-1);
      expect(end).toMatch(/\bjee?t/i);
    });
  });

  test.each([
    ['pacheta', 'players', /^2-4\b/],
    ['posham-pa', 'players', /^3 or more\b/],
    ['january-february', 'age', /^3-6\b/],
  ] as const)('%s has the specified %s', (slug, fact, specified) => {
    expect(bySlug(slug).facts[fact]).toMatch(specified);
  });

  describe('with a song', () => {
    const withSong = guides.filter(({ song }) => song);

    test('are these three', () => {
      expect(withSong.map(({ heading }) => heading)).toEqual([
        'Akkad Bakkad',
        'Aao Milo Shilo Shaalo',
        'Posham Pa',
      ]);
    });

    test.each(withSong)('$heading: all lines differ, and the note says "version"', (guide) => {
      const { lines = [], note = '' } = guide.song ?? {};
      expect(lines.length).toBeGreaterThanOrEqual(4);
      expectNoDuplicates(lines);
      for (const line of lines) expect(wordCount(line)).toBeGreaterThanOrEqual(2);
      expect(note).toMatch(/\bversion\b/);
    });

    test.each(withSong)('$heading: the rhyme has no violence and no drugs', ({ song }) => {
      const violent = /dand[ae]|khoon|ganj[ae]|cha+nt|ka+nta|mach+[chl]+i/i;
      expect(song?.lines.filter((line) => violent.test(line))).toEqual([]);
      expect(song?.note).not.toMatch(violent);
    });
  });

  test('Nani Ka Ghar, for which there is no written source, is called one version', () => {
    const { introduction, description } = bySlug('nani-ka-ghar');
    expect(introduction.join(' ')).toMatch(/\bek version\b/);
    expect(description).toMatch(/\bek version\b/);
  });
});

test('the notices of the form have the specified words', () => {
  expect(notices).toEqual({
    delivered:
      "Thanks Backbencher! Message Delivered 🎊 We'll get back to you before the next bell rings!",
    refused: 'Error:',
    failed: 'Something went wrong. Please Connect with us through WhatsApp',
  });
});

describe('Home', () => {
  test('has three scenes, each a symbol of the sprite, which shows the first if opened alone', () => {
    const symbols = symbolsIn('pages/home/scenes.svg');
    expect(symbols).toEqual(scenes.map(({ id }) => id));
    expect(symbols).toHaveLength(3);
    const sprite = readFileSync(path.join(src, 'pages/home/scenes.svg'), 'utf8');
    expect(sprite).toMatch(/<use href="#last-bench"\/>\n<\/svg>\s*$/);
  });

  test('has three posts with different titles and anchors', () => {
    expect(blog.posts).toHaveLength(3);
    for (const own of ['id', 'title'] as const) {
      expectNoDuplicates(blog.posts.map((post) => post[own]));
    }
  });

  test('has seven events, in the order of a school year: April to March', () => {
    expect(events.days).toHaveLength(7);
    const months = events.days.map(({ when }) => new Date(`${when.match(/[A-Z]\w+$/)} 1 2031`));
    const inSchoolYear = months.map((month) => (month.getMonth() + 9) % 12);
    expect(inSchoolYear).toEqual(inSchoolYear.toSorted((one, other) => one - other));
    expect([inSchoolYear.at(0), inSchoolYear.at(-1)]).toEqual([0, 11]);
  });
});

describe('the alt texts', () => {
  const pictures = modules.flatMap(([, module]) => objectsWith<PictureContent>('alt', module));

  test('exist for every picture', () => {
    const inPages = { scenes: 3, classPhoto: 1, memories: 7, diagrams: 7, guides: 1, notFound: 1 };
    const inSharedLinksOnly =
      games.flatMap(({ path, pages = [] }: Game) => [path, ...pages]).length + 3;
    const counts = [...Object.values(inPages), inSharedLinksOnly];
    expect(pictures).toHaveLength(counts.reduce((sum, count) => sum + count));
  });

  test('are all different', () => {
    expectNoDuplicates(pictures.map(({ alt }) => alt));
  });
});

describe('the report card', () => {
  const rows = games.map(({ folder }): [string, Row] => [
    folder,
    {
      ...require(path.join(src, `games/${folder}/report/content.ts`)),
      ...require(path.join(src, `games/${folder}/report/invitation.ts`)),
    },
  ]);
  const startsOf = (bands: readonly Band[]) => bands.map(({ from }) => from);

  test.each(rows)('has remarks of each figure of %s, and an invitation', (_game, row) => {
    const starts = startsOf(row.remarks);
    expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => other - one));
    expect(starts.at(-1)).toBe(0);
    expect(row.invitation).toMatch(/\w/);
  });

  test('has a closing line for each grade', () => {
    expect(marksGrades.map(({ text }) => text)).toEqual(['A+', 'A', 'B', 'C', 'D', 'E']);
    expect(startsOf(gradeLines)).toEqual(startsOf(marksGrades));
  });

  test('has eighteen badges, whose names differ, as their lines do', () => {
    const all = Object.values(badgeTexts);
    expect(all).toHaveLength(18);
    expectNoDuplicates(all.flatMap(({ name, line }) => [lettersOnly(name), lettersOnly(line)]));
  });

  test.each([
    [{ grade: 'B', badges: 2, days: 4 }, 'grade B, 2 badges, 4 din haazir'],
    [{ grade: 'B', badges: 1, days: 1 }, 'grade B, 1 badge, 1 din haazir'],
    [{ grade: 'B', badges: 0, days: 0 }, 'grade B'],
    [{ grade: undefined, badges: 1, days: 0 }, '1 badge'],
    [{ grade: undefined, badges: 0, days: 0 }, 'session abhi shuru hua hai'],
  ])('is sent round with %j as "%s"', (card, words) => {
    expect(share.messageOf(card)[0]).toBe(`Mera Report Card: ${words}`);
  });

  test('says of each code that it does not take that nothing was taken, in one sentence', () => {
    for (const text of Object.values(transfer.errors)) {
      expect(text).toMatch(/\bnahi liya\b|\bliya bhi nahi\b|\bna kuch liya\b|\bkuch nahi badla\b/);
      expect(text.match(/[.!?]/g)).toHaveLength(1);
    }
  });
});

describe('the privacy policy', () => {
  const policy = privacy.points.map(({ text }) => text).join(' ');
  const stored: [string, RegExp][] = [
    ['persist:bbh_truthOrDare', /\bscore.*\bdifficulty\b/],
    ['persist:bbh_rockPaperScissors', /Rock Paper Scissors ke aakhri paanch round time ke saath/],
    ['persist:bbh_guessTheTeacher', /\bgames ke score\b/],
    ['persist:bbh_quiz', /\bgames ke score\b/],
    ['persist:bbh_backbencherTest', /Backbencher Test mein kya tick kiya/],
    [
      'persist:bbh_handCricket',
      /Hand Cricket ke last paanch match ball by ball.*Aaj ka Over kis din khela/,
    ],
    ['persist:bbh_chidiyaUdd', /games ke score.*Chidiya Udd mein ungli kitni fast uthi/],
    ['persist:bbh_rajaMantri', /games ke score.*Raja Mantri mein kitne Chor pakde gaye/],
    ['bbh_color_scheme', /\bcolour scheme\b/],
    ['bbh_sound', /\bsound on hai ya off\b/],
    ['persist:bbh_badges', /kitne din khele, kaunsi guide kholi, aur kaunsa badge kis din mila/],
    ['bbh_install_offer', /Home screen par lagane ke offer ka tumhara jawab/],
    // In session storage.
    ['bbh_tools_alert_dismissed', /\(session\).*\bannouncement\b/],
  ];

  test.each(stored)('mentions %s', (_key, words) => {
    expect(policy).toMatch(words);
  });

  test('mentions every storage key', () => {
    const keys = [
      ...persistedSlices.map(({ storageKey }) => storageKey),
      ...preferences.map(({ key }) => key),
      // Of slices that are loaded later.
      'persist:bbh_badges',
      'bbh_install_offer',
    ];
    expect(stored.map(([key]) => key).toSorted()).toEqual(keys.sort());
  });

  test('says that names typed into games are not stored', () => {
    expect(policy).toMatch(/naam page par hi rehte hain: na store hote hain/);
  });
});
