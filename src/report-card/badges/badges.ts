import type { Row } from '../../games/shared/report';
import { guideSlugs } from '../../paths';
import type { LazySlices } from '../../state/reducer';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { selectBadges, selectRow } from '../selectors';
import type { Subject, Subjects } from '../subjects';
import type { BadgeId } from './ids';
import { BADGE_IDS } from './ids';

/** What the rules look at. */
type Card = {
  state: RootState;
  /** The states of all games; initial ones where the slice is not in the state. */
  games: LazySlices;
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
  'first-win': ({ games: { rockPaperScissors, handCricket } }) =>
    rockPaperScissors.tally.playerWins > 0 || handCricket.wins > 0,
  'streak-10': ({ games: { truthOrDare, rockPaperScissors, handCricket } }) =>
    [truthOrDare, rockPaperScissors, handCricket].some(({ bestStreak }) => bestStreak >= STREAK),
  'hundred-tasks': ({ games }) => games.truthOrDare.tasksCompleted >= TASKS,
  'hundred-rounds': ({ rows }) => (rows.rockPaperScissors?.played ?? 0) >= ROUNDS,
  'tie-of-ties': ({ games: { rockPaperScissors } }) => {
    const latest = rockPaperScissors.history.slice(0, TIES);
    return latest.length === TIES && latest.every(({ result }) => result === "It's a tie!");
  },
  'full-marks': (card) => hasFullMarks(card, 'quiz'),
  'no-hint': ({ games: { guessTheTeacher } }) =>
    guessTheTeacher.phase === 'ended' && guessTheTeacher.hintsUsed === 0,
  'all-teachers': ({ games }) =>
    Object.values(games.guessTheTeacher.seenCards).every((cards) => cards.length > 0),
  'all-ticked': (card) => hasFullMarks(card, 'backbencherTest'),
  'half-century': ({ games }) => games.handCricket.bestInnings >= RUNS,
  'not-out': ({ games }) => Object.values(games.handCricket.overs).some(isNotOut),
  wedding: ({ games }) => games.loveCalculator.flames?.letter === 'M',
  'friend-beaten': ({ games: { quiz, guessTheTeacher } }) =>
    (quiz.phase === 'reportCard' && hasBeaten(quiz)) ||
    (guessTheTeacher.phase === 'ended' && hasBeaten(guessTheTeacher)),
  'all-guides': ({ state }) => selectBadges(state).guides.length === guideSlugs.length,
  'every-game': ({ rows }) => Object.values(rows).every((row) => row !== null),
  'seven-days': ({ state }) => selectBadges(state).days >= DAYS,
  'udd-forty': ({ games }) => games.chidiyaUdd.fast.best >= RIGHT_CALLS,
  'udd-quick': ({ games: { chidiyaUdd } }) =>
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
  const byGame = <Value>(select: (subject: Subject) => Value) =>
    Object.fromEntries(subjects.map((subject) => [subject.game.key, select(subject)]));
  const card: Card = {
    state,
    games: byGame(({ feature }) => sliceSelector(feature.slice)(state)) as LazySlices,
    rows: byGame((subject) => selectRow(state, subject)),
  };
  return BADGE_IDS.filter((id) => earned[id] === undefined && badgeRules[id](card));
}
