import type { About } from '../shared/game';
import type { Side, Throw } from './rules';

export const about: About = {
  title: 'Hand Cricket: odd ki even?',
  tagline: 'Na bat, na ball, na ground. Do haath, aur "out hai, out!"',
  description:
    'Odd ki even se toss, 1 se 6 tak ungliyan, same number par out. School bus wala Hand ' +
    'Cricket computer se khelo, aur apna target dost ko bhejo.',
};

export const labels = {
  toss: 'Toss',
  odd: 'Odd',
  even: 'Even',
  throws: 'Your throw',
  bat: 'Bat',
  bowl: 'Bowl',
  scoreboard: 'Scoreboard',
  you: 'You',
  computer: 'Computer',
  target: 'Target',
  balls: 'Balls',
  playAgain: 'Play again',
  daily: 'Aaj ka Over',
  matches: 'Matches',
  wins: 'Wins',
  streak: 'Streak',
  bestStreak: 'Best streak',
  bestInnings: 'Best innings',
  tossAsk: 'Odd ki even? Call karo, phir ek number dikhao.',
  /** While the fists beat. */
  count: 'Ek, do, teen!',
  /** The end of `tossLine`. */
  tossWon: 'Toss tumhara!',
  tossLost: 'Toss computer ka.',
  /** After a toss that the player has won. */
  choose: 'Batting ya bowling? Pitch report: lakdi, thodi chalk.',
  /** What the computer chose. */
  computerBats: 'Computer bola: meri batting, bat bhi mera.',
  computerBowls: 'Computer bola: pehle tum khelo, meri ball nayi hai.',
  /** Before the first ball of an innings. */
  youBat: 'Tumhari batting. Number dabao: same aaya, toh out.',
  youBowl: 'Tumhari bowling. Uska number pakdo: same hua, woh out.',
  /** Between the innings, by the side that chases. */
  chase: {
    you: (target: number) => `Target ${target}. Chase tumhara, poori last bench tumhare saath.`,
    computer: (target: number) => `Target ${target}. Computer chase karega, ball tumhare haath.`,
  } satisfies Record<Side, (target: number) => string>,
  /** The heading of a list of balls. */
  innings: (n: 1 | 2) => `Innings ${n}`,
  noBalls: 'Ek bhi ball nahi hui. Pehle guard le lo.',
  recent: 'Last 5 matches',
  noRecent: 'Scorebook ka first page abhi kora hai.',
  /** Both hands of a ball, or both scores of a match. */
  both: (you: number, computer: number) => `Tum ${you}, computer ${computer}`,
};

export const outText = 'Out!';

export const runsText = (n: number) => (n === 1 ? '1 run' : `${n} runs`);

/** Example: `tossLine(3, 4, true)` is `3 + 4 = 7, odd. Toss tumhara!`. */
export function tossLine(mine: Throw, theirs: Throw, youWon: boolean): string {
  const sum = mine + theirs;
  const parity = sum % 2 === 1 ? 'odd' : 'even';
  return `${mine} + ${theirs} = ${sum}, ${parity}. ${youWon ? labels.tossWon : labels.tossLost}`;
}

/** In a chase, what is still needed. */
export const needLine = (runs: number) =>
  runs === 1 ? 'Bas 1 run aur chahiye' : `${runs} run aur chahiye`;
