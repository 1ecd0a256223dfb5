import type { Row } from '../../games/shared/report';
import { guideSlugs } from '../../paths';
import type { RootState } from '../../state/types';
import { selectBadges, selectRow } from '../selectors';
import type { Subjects } from '../subjects';
import type { BadgeId } from './ids';
import { BADGE_IDS } from './ids';

/** What the rules look at. */
type Card = {
  state: RootState;
  /** By the slice of the game; null before its first turn. */
  rows: Readonly<Record<string, Row | null>>;
};

const TASKS = 100;
const ROUNDS = 100;
const STREAK = 10;
const TIES = 3;
const RUNS = 50;
const DAYS = 7;
const RIGHT_CALLS = 40;
const LIFTS = 50;
const QUICK_MS = 600;

/** Of an over, in digits: two for each of six balls. */
const FULL_OVER = 12;

const hasFullMarks = ({ rows }: Card, game: string) => rows[game]?.marks === 100;

/** When a badge is earned. What was earned stays, whatever the state is later. */
export const badgeRules: Record<BadgeId, (card: Card) => boolean> = {
  'first-win': ({ state: { rockPaperScissors, handCricket } }) =>
    rockPaperScissors.tally.playerWins > 0 || handCricket.wins > 0,
  'streak-10': ({ state: { truthOrDare, rockPaperScissors, handCricket } }) =>
    [truthOrDare, rockPaperScissors, handCricket].some(({ bestStreak }) => bestStreak >= STREAK),
  'hundred-tasks': ({ state }) => state.truthOrDare.tasksCompleted >= TASKS,
  'hundred-rounds': ({ rows }) => (rows.rockPaperScissors?.played ?? 0) >= ROUNDS,
  'tie-of-ties': ({ state: { rockPaperScissors } }) => {
    const latest = rockPaperScissors.history.slice(0, TIES);
    return latest.length === TIES && latest.every(({ result }) => result === "It's a tie!");
  },
  'full-marks': (card) => hasFullMarks(card, 'quiz'),
  'no-hint': ({ state: { guessTheTeacher } }) =>
    guessTheTeacher.phase === 'ended' && guessTheTeacher.hintsUsed === 0,
  'all-teachers': ({ state }) =>
    Object.values(state.guessTheTeacher.seenCards).every((cards) => cards.length > 0),
  'all-ticked': (card) => hasFullMarks(card, 'backbencherTest'),
  'half-century': ({ state }) => state.handCricket.bestInnings >= RUNS,
  'not-out': ({ state }) => Object.values(state.handCricket.overs).some(isNotOut),
  wedding: ({ state }) => state.loveCalculator.flames?.letter === 'M',
  'friend-beaten': ({ state: { quiz, guessTheTeacher } }) =>
    (quiz.phase === 'reportCard' && hasBeaten(quiz)) ||
    (guessTheTeacher.phase === 'ended' && hasBeaten(guessTheTeacher)),
  'all-guides': ({ state }) => selectBadges(state).guides.length === guideSlugs.length,
  'every-game': ({ rows }) => Object.values(rows).every((row) => row !== null),
  'seven-days': ({ state }) => selectBadges(state).days >= DAYS,
  'udd-forty': ({ state }) => state.chidiyaUdd.fast.best >= RIGHT_CALLS,
  'udd-quick': ({ state: { chidiyaUdd } }) =>
    chidiyaUdd.lifts >= LIFTS && chidiyaUdd.liftMs < chidiyaUdd.lifts * QUICK_MS,
};

/** Out is the same number on both hands, with the last ball. */
const isNotOut = (over: string) =>
  over.length === FULL_OVER && over[FULL_OVER - 1] !== over[FULL_OVER - 2];

type WithChallenge = { score: number; challenge: { score: number } | null };

const hasBeaten = ({ score, challenge }: WithChallenge) =>
  challenge !== null && score > challenge.score;

/** The badges that a state earns and that are not earned yet. */
export function selectDueBadges(state: RootState, subjects: Subjects): BadgeId[] {
  const { earned } = selectBadges(state);
  const rows = Object.fromEntries(
    subjects.map((subject) => [subject.game.slice.name, selectRow(state, subject)]),
  );
  return BADGE_IDS.filter((id) => earned[id] === undefined && badgeRules[id]({ state, rows }));
}
