import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { greatest, longest, percentOf } from '../shared/report';
import { feature } from './effects';
import { rockPaperScissors } from './game';
import type { RockPaperScissorsState } from './slice';

/** The remarks on the percentage of won rounds, highest band first. The percentage ignores ties. */
export const remarks: readonly Band[] = [
  {
    from: 67,
    text: 'Haar se jeet kahin zyada. Objective paper mein bhi aise hi guess karte ho kya?',
  },
  { from: 50, text: 'Jeet haar se kam nahi. Haath dhule hue bhi the, toh Cleanliness mein A.' },
  {
    from: 34,
    text: 'Haar abhi aage hai, par haath fauran uthta hai. Class mein bhi uthaya karo.',
  },
  { from: 0, text: 'Jeet abhi kam hai, par sharing seekh li. Moral Science mein sabse aage.' },
];

/** The substitute percentage for a player with ties only: without a win or a loss, there is no real percentage. */
const EVEN = 50;

/** The number of ties in a row that earns the badge `tie-of-ties`. */
const TIES = 3;

const roundsOf = ({ tally }: Pick<RockPaperScissorsState, 'tally'>) =>
  tally.playerWins + tally.computerWins + tally.ties;

export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) => roundsOf(now) > roundsOf(before),
  rowOf(scores) {
    const played = roundsOf(scores);
    if (played === 0) return null;
    const { tally, streak, bestStreak } = scores;
    const marks = percentOf(tally.playerWins, tally.playerWins + tally.computerWins);
    return {
      played,
      best: rockPaperScissors.best?.text(bestStreak),
      streak,
      marks,
      remark: bandText(remarks, marks ?? EVEN),
    };
  },
  figures: {
    key: 'r',
    list: [
      { label: 'Won', of: ({ tally }) => tally.playerWins, merge: greatest },
      { label: 'Lost', of: ({ tally }) => tally.computerWins, merge: greatest },
      { label: 'Tied', of: ({ tally }) => tally.ties, merge: greatest },
      { label: 'Streak', of: ({ streak }) => streak, merge: longest },
      { label: 'Best streak', of: ({ bestStreak }) => bestStreak, merge: greatest },
    ],
    scoresOf: ([playerWins, computerWins, ties, streak, bestStreak]) => ({
      tally: { playerWins, computerWins, ties },
      streak,
      bestStreak,
    }),
  },
  badges: {
    'first-win': ({ tally }) => tally.playerWins > 0,
    'streak-10': { of: 10, count: ({ bestStreak }) => bestStreak },
    'hundred-rounds': { of: 100, count: roundsOf },
    'tie-of-ties': ({ history }) =>
      history.length >= TIES &&
      history.slice(0, TIES).every(({ result }) => result === "It's a tie!"),
  },
};
