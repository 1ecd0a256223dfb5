import { games } from '../../../src/games';
import { POINTS } from '../../../src/games/backbencher-test/rules';
import type { BadgeId } from '../../../src/games/shared/badgeIds';
import { guideSlugs } from '../../../src/paths';
import { selectDueBadges } from '../../../src/report-card/badges/badges';
import { badgesSlice } from '../../../src/report-card/slice';
import type { Subjects } from '../../../src/report-card/subjects';
import { loadSubjects } from '../../../src/report-card/subjects';
import type { RootState } from '../../../src/state/types';
import { INITIAL } from '../../games/shared/sliceTester';

let subjects: Subjects;
beforeAll(async () => {
  subjects = await loadSubjects();
});

type Fields = { [Slice in keyof RootState]?: object };

/** What is due in the initial state with these fields of some slices. */
function due(fields: Fields) {
  const state: RootState = { ...INITIAL, badges: badgesSlice.getInitialState() };
  const changed = Object.entries(fields).map(([slice, some]) => [
    slice,
    { ...state[slice as 'quiz'], ...some },
  ]);
  return selectDueBadges({ ...state, ...Object.fromEntries(changed) }, subjects);
}

const tally = (playerWins: number, computerWins = 0, ties = 0) => ({
  tally: { playerWins, computerWins, ties },
});
const history = (...results: string[]) => ({ history: results.map((result) => ({ result })) });
const TIE = "It's a tie!";
const seen = { math: [0], english: [2, 1], pe: [0], history: [0], science: [3] };
const plays = (...names: string[]) => ({
  plays: Object.fromEntries(names.map((name) => [name, { count: 1, day: 10 }])),
});
/** Every game once, but for those whose own scores say it. */
const played = {
  truthOrDare: { tasksCompleted: 1 },
  rockPaperScissors: tally(0, 1),
  guessTheTeacher: {},
  quiz: { bestScore: 0 },
  backbencherTest: { ticked: POINTS.slice(0, 1) },
  handCricket: { matches: 1 },
  chidiyaUdd: { calm: { games: 1, best: 0 } },
  rajaMantri: { roundsPlayed: 1 },
};
const friend = (score: number, challenge: number | null) => ({
  score,
  challenge: challenge === null ? null : { score: challenge },
});

/** States that earn a badge, and those that come close, or earn it once the turn is over. */
const cases: Record<BadgeId, { earning: Fields[]; close: Fields[] }> = {
  'first-win': {
    earning: [{ rockPaperScissors: tally(1) }, { handCricket: { matches: 1, wins: 1 } }],
    close: [{ rockPaperScissors: tally(0, 5, 5) }, { handCricket: { matches: 5 } }],
  },
  'streak-10': {
    earning: [
      { truthOrDare: { tasksCompleted: 10, bestStreak: 10 } },
      { rockPaperScissors: { ...tally(12), bestStreak: 12 } },
      { handCricket: { matches: 10, wins: 10, bestStreak: 10 } },
    ],
    close: [
      {
        truthOrDare: { tasksCompleted: 99, bestStreak: 9 },
        rockPaperScissors: { ...tally(50), bestStreak: 9 },
        handCricket: { matches: 99, wins: 99, bestStreak: 9 },
      },
    ],
  },
  'hundred-tasks': {
    earning: [{ truthOrDare: { tasksCompleted: 100 } }],
    close: [{ truthOrDare: { tasksCompleted: 99 } }],
  },
  'hundred-rounds': {
    earning: [{ rockPaperScissors: tally(33, 33, 34) }],
    close: [{ rockPaperScissors: tally(33, 33, 33) }],
  },
  'tie-of-ties': {
    earning: [
      { rockPaperScissors: history(TIE, TIE, TIE) },
      { rockPaperScissors: history(TIE, TIE, TIE, 'You win!') },
    ],
    close: [
      { rockPaperScissors: history(TIE, TIE) },
      { rockPaperScissors: history('You win!', TIE, TIE, TIE) },
      { rockPaperScissors: history(TIE, TIE, 'Computer wins!', TIE) },
    ],
  },
  'full-marks': {
    earning: [{ quiz: { bestScore: 5 } }],
    close: [{ quiz: { bestScore: 4 } }, { backbencherTest: { ticked: [...POINTS] } }],
  },
  'no-hint': {
    earning: [{ guessTheTeacher: { phase: 'ended', hintsUsed: 0 } }],
    close: [
      { guessTheTeacher: { phase: 'ended', hintsUsed: 1 } },
      { guessTheTeacher: { phase: 'guessed', hintsUsed: 0 } },
    ],
  },
  'all-teachers': {
    earning: [{ guessTheTeacher: { seenCards: seen } }],
    close: [
      { guessTheTeacher: { seenCards: { ...seen, science: [] } } },
      { guessTheTeacher: { phase: 'guessing', seenCards: seen } },
      { guessTheTeacher: { phase: 'guessed', seenCards: seen } },
    ],
  },
  'all-ticked': {
    earning: [{ backbencherTest: { ticked: [...POINTS] } }],
    close: [{ backbencherTest: { ticked: POINTS.slice(1) } }, { quiz: { bestScore: 5 } }],
  },
  'half-century': {
    earning: [{ handCricket: { matches: 1, bestInnings: 50 } }],
    close: [
      { handCricket: { matches: 1, bestInnings: 49 } },
      { handCricket: { phase: 'ready', innings: 2, bestInnings: 50 } },
    ],
  },
  'not-out': {
    earning: [
      { handCricket: { overs: { 20782: '345444614612' } } },
      { handCricket: { overs: { 20782: '44', 20783: '345444614612' } } },
    ],
    close: [
      { handCricket: { overs: { 20782: '345444614611' } } },
      { handCricket: { overs: { 20782: '3454446146', 20783: '44' } } },
    ],
  },
  wedding: {
    earning: [{ loveCalculator: { result: 80, flames: { letter: 'M' } } }],
    close: [{ loveCalculator: { result: 80, flames: { letter: 'F' } } }, { loveCalculator: {} }],
  },
  'friend-beaten': {
    earning: [
      { quiz: { phase: 'reportCard', ...friend(4, 3) } },
      { guessTheTeacher: { phase: 'ended', ...friend(35, 30) } },
    ],
    close: [
      { quiz: { phase: 'reportCard', ...friend(3, 3) } },
      { quiz: { phase: 'reportCard', ...friend(5, null) } },
      { quiz: { phase: 'question', ...friend(4, 3) } },
      { guessTheTeacher: { phase: 'ended', ...friend(30, 30) } },
      { guessTheTeacher: { phase: 'guessed', ...friend(35, 30) } },
    ],
  },
  'all-guides': {
    earning: [{ badges: { guides: [...guideSlugs] } }],
    close: [{ badges: { guides: guideSlugs.slice(1) } }],
  },
  'every-game': {
    earning: [{ ...played, badges: plays('loveCalculator', 'guessTheTeacher') }],
    close: [
      { ...played, badges: plays('loveCalculator') },
      { ...played, badges: plays('guessTheTeacher') },
      { ...played, quiz: {}, badges: plays(...games.map(({ key }) => key)) },
    ],
  },
  'seven-days': {
    earning: [{ badges: { days: 7 } }, { badges: { days: 300 } }],
    close: [{ badges: { days: 6 } }],
  },
  'udd-forty': {
    earning: [{ chidiyaUdd: { fast: { games: 0, best: 40 } } }],
    close: [
      { chidiyaUdd: { fast: { games: 1, best: 39 } } },
      { chidiyaUdd: { calm: { games: 1, best: 60 } } },
      { chidiyaUdd: { phase: 'waiting', fast: { games: 1, best: 40 } } },
    ],
  },
  'udd-quick': {
    earning: [{ chidiyaUdd: { lifts: 50, liftMs: 29_999 } }],
    close: [
      { chidiyaUdd: { lifts: 50, liftMs: 30_000 } },
      { chidiyaUdd: { lifts: 49, liftMs: 20_000 } },
    ],
  },
};

test('at the start no badge is due, nor before the slice is there', () => {
  expect(due({})).toEqual([]);
  expect(selectDueBadges(INITIAL, subjects)).toEqual([]);
});

const rows = Object.entries(cases).flatMap(([id, { earning, close }]) => [
  ...earning.map((fields) => [id, 'due', fields] as const),
  ...close.map((fields) => [id, 'not due', fields] as const),
]);

test.each(rows)('%s is %s, and never again: %j', (id, isDue, fields) => {
  expect(due(fields).some((each) => each === id)).toBe(isDue === 'due');
  const badges = { ...fields.badges, earned: { [id]: 1 } };
  expect(due({ ...fields, badges })).not.toContain(id);
});
