import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notices } from '../src/feedback/content';
import { games } from '../src/games';
import { points, titles } from '../src/games/backbencher-test/content';
import { POINTS, TITLES } from '../src/games/backbencher-test/rules';
import {
  certificates,
  concept,
  labels as guessTheTeacher,
  teachers,
} from '../src/games/guess-the-teacher/content';
import type { TeacherType } from '../src/games/guess-the-teacher/rules';
import { CARDS_PER_TEACHER, HINT_COUNT, TEACHERS } from '../src/games/guess-the-teacher/rules';
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
import { badgeTexts } from '../src/games/shared/badges/content';
import type { Band } from '../src/games/shared/lines';
import { tasks, labels as truthOrDare } from '../src/games/truth-or-dare/content';
import { DIFFICULTIES, POOL_INDEXES } from '../src/games/truth-or-dare/rules';
import { fullTitle } from '../src/layout/content';
import type { PageContent } from '../src/layout/Page';
import { preferences } from '../src/layout/preferences';
import { privacy } from '../src/pages/about/content';
import { events, scenes } from '../src/pages/home/content';
import { closing, sections } from '../src/pages/journey/content';
import { guideSlugs } from '../src/paths';
import { gradeLines, grades as marksGrades } from '../src/report-card/content';
import { share } from '../src/report-card/share';
import { guides } from './support/guides';
import { features } from './support/store';
import { modules, objectsWith, src, texts, textsIn } from './support/texts';

const lettersOnly = (text: string) => text.toLowerCase().replace(/\W/g, '');
const stringsIn = (...values: unknown[]) => textsIn('', values).map(({ text }) => text);
const sorted = (values: readonly string[]) => values.toSorted();
const startsOf = (bands: readonly Band[]) => bands.map(({ from }) => from);

/** The ids of the symbols in an SVG sprite. */
function symbolsIn(sprite: string) {
  const svg = readFileSync(path.join(src, sprite), 'utf8');
  return Array.from(svg.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g), ([, id]) => id as string);
}

const pages = modules.flatMap(([, module]) => objectsWith<PageContent>('description', module));
const pageTitles = pages.map(({ title }) => fullTitle(title));
const cards = TEACHERS.flatMap((type) =>
  teachers[type].cards.map((card, index) => ({
    id: `${type}-${index + 1}`,
    type,
    texts: { ...card, lang: undefined },
  })),
);
const { tieStake, milestones } = rockPaperScissors;
const { praise, comfort, comfortAlone, comfortAmongFriends } = truthOrDare;

test('the content of every part of the site is found, and no text is empty', () => {
  const ofGames = ['game.ts', 'content.ts', 'report.ts', 'preview.svg'];
  const places = [
    ...games.flatMap(({ folder }) => ofGames.map((file) => `games/${folder}/${file}`)),
    ...guideSlugs.map((slug) => `pages/how-to-play/guides/${slug}.ts`),
    ...['layout', 'feedback', 'games/shared/badges', 'pages/home', 'report-card/badges'].map(
      (folder) => `${folder}/content.ts`,
    ),
  ];
  expect(modules.map(([name]) => name)).toEqual(expect.arrayContaining(places));
  expect(texts.filter(({ text }) => text === '')).toEqual([]);
});

/** The lists that have no text twice, with their least length. For long texts see words/repeats.test.ts. */
const different: [what: string, texts: readonly string[], least: number][] = [
  ['page titles', pageTitles, 19],
  ['verdicts of love and hate', stringsIn(modes), 30],
  ['lines of FLAMES', [...LETTERS.map((each) => flames.letters[each].line), flames.nobody], 7],
  ['tasks', stringsIn(tasks), 30],
  ['words of praise and comfort', stringsIn(praise, comfort, comfortAlone, comfortAmongFriends), 4],
  ['lines of Rock Paper Scissors', stringsIn(stakes, tieStake, milestones), 4 * 3 + 6],
  ['verdicts of the quiz', [...quiz.rightVerdicts, ...quiz.wrongVerdicts], 4],
  ['texts of teachers', cards.flatMap((card) => stringsIn(card.texts)), 15 * 10],
  ['texts of certificates', Object.values(certificates).flatMap((c) => [c.citation, c.seal]), 8],
  ['points and titles of the Backbencher Test', stringsIn(points, titles), 20 + 10],
  ['badges', Object.values(badgeTexts).flatMap(({ name, line }) => [name, line]), 36],
];

test.each(different)('no two %s are the same', (_what, all, least) => {
  const plain = all.map(lettersOnly);
  expect(plain.filter((text, index) => plain.indexOf(text) !== index)).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(least);
});

/** The texts with a fixed wording: how they are, and how they must be. */
const specified: [what: string, actual: unknown, expected: unknown][] = [
  ['hands', HANDS.map((hand) => hands[hand].name), ['Rock', 'Paper', 'Scissors']],
  ['levels', DIFFICULTIES.map((level) => truthOrDare.levels[level]), ['Easy', 'Medium', 'Hard']],
  [
    'teachers',
    TEACHERS.map((type) => teachers[type].name),
    ['Math', 'English', 'PE', 'History', 'Science'].map((subject) => `${subject} Teacher`),
  ],
  [
    'certificates',
    (['pet', 'vip', 'survivor', 'clown'] as const).map((band) => certificates[band].title),
    ["Teacher's Pet", 'Staff Room VIP', 'Detention Survivor', 'Class Clown'],
  ],
  ['heading of the concept', concept.heading, 'Project Ka Concept'],
  ['hint button', `${guessTheTeacher.hint} ${guessTheTeacher.hintCost}`, 'Hint (-5 points)'],
  [
    'words of FLAMES',
    LETTERS.map((letter) => flames.letters[letter].word),
    ['Friends', 'Love', 'Affection', 'Marriage', 'Enemies', 'Siblings'],
  ],
  [
    'guides',
    guides.map(({ heading }) => heading).join(', '),
    'Chidiya Udd, Nani Ka Ghar, Akkad Bakkad, Pacheta, Aao Milo Shilo Shaalo, Posham Pa, January February',
  ],
  [
    'notices of the form',
    notices,
    {
      delivered:
        "Thanks Backbencher! Message Delivered 🎊 We'll get back to you before the next bell rings!",
      refused: 'Error:',
      failed: 'Something went wrong. Please Connect with us through WhatsApp',
    },
  ],
];

test.each(specified)('the %s are the specified ones', (_what, actual, expected) => {
  expect(actual).toEqual(expected);
});

test('page titles end with the name of the site, but for that of Home', () => {
  const others = pageTitles.filter((title) => !title.endsWith(" · Backbencher's Memories"));
  expect(others).toEqual([expect.stringMatching(/^Backbencher's Memories: \w/)]);
});

test('the five specified games come first, with their names and paths', () => {
  expect(games.slice(0, 5).map(({ name, path: to }) => [name, to])).toEqual([
    ['Love Calculator', '/school-games'],
    ['Truth or Dare', '/school-games/truth-or-dare'],
    ['Rock Paper Scissors', '/school-games/rockpaperscissors'],
    ['Guess the Teacher', '/school-games/guess-the-teacher'],
    ['Quiz Game', '/school-games/quizgame'],
  ]);
});

test.each(['love', 'hate'] as const)(
  'there is a verdict for each ten per cent of %s, four specials, and one for the same name',
  (mode) => {
    const { verdicts, specials, sameName } = modes[mode];
    expect(startsOf(verdicts)).toEqual([90, 80, 70, 60, 50, 40, 30, 20, 10, 0]);
    expect(Object.keys(specials)).toEqual(['0', '50', '69', '99']);
    for (let percent = 0; percent < 100; percent += 1) {
      const expected = specials[percent] ?? verdicts[9 - Math.floor(percent / 10)]?.text;
      expect(verdictFor(mode, percent, false)).toBe(expected);
      expect(verdictFor(mode, percent, true)).toBe(sameName);
    }
  },
);

test('the number of letters that FLAMES has left is in the singular for one', () => {
  expect([1, 2].map(leftOver)).toEqual(['1 letter bacha', '2 letters bache']);
});

test.each(DIFFICULTIES)('Truth or Dare has five tasks of each type, %s', (level) => {
  for (const pool of [tasks[level].Truth, tasks[level].Dare]) {
    expect([...pool.keys()]).toEqual(POOL_INDEXES);
    expect(pool).toHaveLength(5);
  }
});

test.each(HANDS)('the reason why %s wins names it first, then the losing hand', (winner) => {
  const [loser = winner] = HANDS.filter((hand) => decide(winner, hand) === 'You win!');
  const [first, second] = [winner, loser].map((hand) => hands[hand].hindi);
  expect(reasons[winner]).toMatch(new RegExp(`${first}.*${second}`, 'i'));
});

describe('the quiz', () => {
  // The key words of an answer are in no other option.
  const specifiedQuestions: [about: RegExp, answer: RegExp[]][] = [
    [/homework excuse/i, [/\bdog\b/i]],
    [/lunch break/i, [/\bfriends\b/i]],
    [/\bnote\b/i, [/\bfolded paper airplane\b/i]],
    [/uniform/i, [/\bpins\b/i, /\bpatches\b/i]],
    [/best study technique/i, [/\b5 minutes\b.*\bbreak\b/i]],
  ];

  test('has the five specified questions, in order, each with four options', () => {
    expect(questions).toHaveLength(specifiedQuestions.length);
    for (const [index, { text, options, answer }] of questions.entries()) {
      const [about, keyWords] = specifiedQuestions[index] as (typeof specifiedQuestions)[number];
      expect(text).toMatch(about);
      for (const word of keyWords)
        expect(options.filter((option) => word.test(option))).toEqual([answer]);
      expect([options.length, new Set(options.map(lettersOnly)).size]).toEqual([4, 4]);
    }
  });

  test.each([
    ['principal', 'Future Principal Material!', 'excellent work'],
    ['clown', 'Class Clown with Brains!', 'good job but stop doodling'],
    ['pride', "Back Bencher's Pride!", 'not bad try focusing more'],
    ['recess', 'Need More Recess Time!', 'see me after class bring snacks'],
  ] as const)('the grade "%s" has the title "%s" and the comment "%s"', (grade, text, comment) => {
    expect(grades[grade].text).toBe(text);
    expect(lettersOnly(grades[grade].comment.join(''))).toBe(lettersOnly(comment));
  });
});

describe('the teachers of Guess the Teacher', () => {
  /** The names of each subject, in English and Hindi, which would give the answer away. */
  const subjects: Record<TeacherType, RegExp> = {
    math: /\b(?:maths?|mathematics|ganit|hisaa?b|algebra|arithmetic)\b/i,
    english: /\b(?:english|angre[zj]i)\b/i,
    // The case counts, as "pe" is a Hindi word, too.
    pe: /\b(?:P\.?[ET]|[Pp]hysical|[Ss]ports?|[Gg]ames?|[Kk]hel|[Kk]hel ?[Kk]ood|[Vv]ya+yam)\b/,
    history: /\b(?:histor(?:y|ical)|itiha+s)\b/i,
    science: /\b(?:scien(?:ce|tist)|(?:vi|vai)gya+n(?:ik)?)\b/i,
  };

  test('have three cards each, and a drawing for each; another one is for an unknown teacher', () => {
    expect(TEACHERS.map((type) => teachers[type].cards.length)).toEqual([3, 3, 3, 3, 3]);
    expect(CARDS_PER_TEACHER).toBe(3);
    const symbols = symbolsIn('games/guess-the-teacher/teachers.svg');
    expect(sorted(symbols)).toEqual(sorted([...cards.map(({ id }) => id), 'unknown']));
  });

  test.each(cards)(
    '$id has four quirks and three hints; only its name gives the subject away',
    ({ type, texts }) => {
      expect([texts.quirks.length, texts.hints.length, HINT_COUNT]).toEqual([4, 3, 3]);
      expect(stringsIn(texts).filter((text) => subjects[type].test(text))).toEqual([]);
      expect(teachers[type].name).toMatch(subjects[type]);
    },
  );
});

test('the Backbencher Test has a text for each point, and a drawing for each of five titles', () => {
  expect(sorted(Object.keys(points))).toEqual(POINTS.toSorted());
  expect(Object.keys(titles)).toEqual(TITLES);
  expect(sorted(symbolsIn('games/backbencher-test/titles.svg'))).toEqual(
    sorted([...TITLES, 'none']),
  );
});

test('Journey has the seven specified sections, from KG to class 12, of two paragraphs or more, and a closing', () => {
  const about = ['first day', 'lunch break', 'notebook games', 'fights and friendship'];
  about.push('PT period', 'exam secret mission', 'farewell');
  expect(sections).toHaveLength(about.length);
  for (const [index, { heading, paragraphs }] of sections.entries()) {
    expect(heading).toMatch(new RegExp(about[index] as string, 'i'));
    expect(paragraphs.length).toBeGreaterThanOrEqual(2);
  }
  expect(sections.map(({ year }) => year)).toEqual(['KG', '2', '4', '5', '7', '10', '12']);
  expect(stringsIn(sections).join(' ')).toMatch(/\bhum\b/i);
  expect(closing.paragraphs.length).toBeGreaterThan(0);
});

describe('the guides', () => {
  test.each(guides)('$heading has whole sentences, facts, and an end', (guide) => {
    for (const step of guide.howToPlay) expect(step).toMatch(/[.!?"]$/);
    expect(new Set(guide.howToPlay.map(lettersOnly)).size).toBe(guide.howToPlay.length);
    expect(guide.introduction.length).toBeGreaterThanOrEqual(2);
    expect(guide.facts.players).toMatch(/\d/);
    expect(guide.facts.age).toMatch(/\d|umar|bade/i);
    // The last step says who wins, or that nobody does.
    expect(guide.howToPlay.at(-1)).toMatch(/\bjee?t/i);
  });

  test('have the specified facts; the one without a written source is called one version', () => {
    const [, naniKaGhar, , pacheta, , poshamPa, januaryFebruary] = guides;
    expect(pacheta?.facts.players).toMatch(/^2-4\b/);
    expect(poshamPa?.facts.players).toMatch(/^3 or more\b/);
    expect(januaryFebruary?.facts.age).toMatch(/^3-6\b/);
    expect(naniKaGhar?.introduction.join(' ')).toMatch(/\bek version\b/);
    expect(naniKaGhar?.description).toMatch(/\bek version\b/);
  });

  test('have three songs, of different lines, each called a version, without violence and drugs', () => {
    const withSong = guides.filter(({ song }) => song).map(({ slug }) => slug);
    expect(withSong).toEqual(['akkad-bakkad', 'aao-milo-shilo-shaalo', 'posham-pa']);
    const violent = /dand[ae]|khoon|ganj[ae]|cha+nt|ka+nta|mach+[chl]+i/i;
    for (const { lines, note } of guides.flatMap(({ song }) => song ?? [])) {
      expect(lines.length).toBeGreaterThanOrEqual(4);
      expect(new Set(lines).size).toBe(lines.length);
      expect(note).toMatch(/\bversion\b/);
      expect([note, ...lines].filter((text) => violent.test(text))).toEqual([]);
    }
  });
});

test('Home has three scenes, each a symbol of the sprite, and seven events from April to March', () => {
  expect(symbolsIn('pages/home/scenes.svg')).toEqual(scenes.map(({ id }) => id));
  expect(scenes).toHaveLength(3);
  const months = events.days.map(({ when }) => new Date(`${when.match(/[A-Z]\w+$/)} 1 2031`));
  const inSchoolYear = months.map((month) => (month.getMonth() + 9) % 12);
  expect(inSchoolYear).toEqual(inSchoolYear.toSorted((one, other) => one - other));
  expect([months.length, inSchoolYear.at(0), inSchoolYear.at(-1)]).toEqual([7, 0, 11]);
});

describe('the report card', () => {
  test.each(games)(
    'has remarks of each figure of $folder, and an invitation',
    ({ folder, invitation }) => {
      const { remarks }: { remarks: readonly Band[] } = require(
        path.join(src, `games/${folder}/report.ts`),
      );
      const starts = startsOf(remarks);
      expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => other - one));
      expect(starts.at(-1)).toBe(0);
      expect(invitation).toMatch(/\w/);
    },
  );

  test('has a closing line for each grade, and eighteen badges', () => {
    expect(startsOf(gradeLines)).toEqual(startsOf(marksGrades));
    expect(Object.keys(badgeTexts)).toHaveLength(18);
  });

  test('is sent round with what there is of it', () => {
    const [line] = share.messageOf({ grade: 'B', badges: 2, days: 4 });
    expect(line).toBe('Mera Report Card: grade B, 2 badges, 4 din haazir');
    const [ofNew] = share.messageOf({ grade: undefined, badges: 1, days: 0 });
    expect(ofNew).toBe('Mera Report Card: 1 badge');
  });
});

test('the privacy policy mentions every storage key, and how long names are stored', () => {
  const policy = privacy.points.map(({ text }) => text).join(' ');
  const stored: Record<string, RegExp> = {
    'persist:bbh_truthOrDare': /\bscore.*\bdifficulty\b/,
    'persist:bbh_rockPaperScissors': /Rock Paper Scissors ke aakhri paanch round time ke saath/,
    'persist:bbh_guessTheTeacher': /\bgames ke score\b/,
    'persist:bbh_quiz': /\bgames ke score\b/,
    'persist:bbh_backbencherTest': /Backbencher Test mein kya tick kiya/,
    'persist:bbh_handCricket':
      /Hand Cricket ke last paanch match ball by ball.*Aaj ka Over kis din khela/,
    'persist:bbh_chidiyaUdd': /games ke score.*Chidiya Udd mein ungli kitni fast uthi/,
    'persist:bbh_rajaMantri': /games ke score.*Raja Mantri mein kitne Chor pakde gaye/,
    'persist:bbh_badges': /kitne din khele, kaunsi guide kholi, aur kaunsa badge kis din mila/,
    bbh_color_scheme: /\bcolour scheme\b/,
    bbh_sound: /\bsound on hai ya off\b/,
    bbh_install_offer: /Home screen par lagane ke offer ka tumhara jawab/,
    // The keys of session storage.
    bbh_tools_alert_dismissed: /\(session\).*\bannouncement\b/,
    bbh_game_handCricket: /\(session\).*\bHand Cricket ka match\b/,
    bbh_game_rajaMantri: /\(session\).*\bRaja Mantri ke chaaron naam\b.*Chit kisi ki nahi/,
    bbh_game_truthOrDare: /\(session\).*\bTruth or Dare ke doston ke naam, score aur apne sawaal/,
  };
  for (const words of Object.values(stored)) expect(policy).toMatch(words);
  expect(policy).toMatch(/naam isi device par rehte hain aur kahin bheje nahi jaate/);
  const keys = features.flatMap(({ slice, persisted, resumable }) => [
    ...(persisted ? [`persist:bbh_${slice.name}`] : []),
    ...(resumable ? [`bbh_game_${slice.name}`] : []),
  ]);
  keys.push(...preferences.map(({ key }) => key));
  // The keys of slices that are loaded later.
  keys.push('persist:bbh_badges', 'bbh_install_offer');
  expect(sorted(Object.keys(stored))).toEqual(sorted(keys));
});
