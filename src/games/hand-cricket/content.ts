import type { About } from '../shared/game';
import type { Ball, Side, Throw } from './rules';
import { isOut, shownBy } from './rules';

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
  runs: 'Runs',
  balls: 'Balls',
  playAgain: 'Play again',
  daily: 'Aaj ka Over',
  matches: 'Matches',
  wins: 'Wins',
  streak: 'Streak',
  bestStreak: 'Best streak',
  bestInnings: 'Best innings',
  tossAsk: 'Odd ki even? Call karo, phir ek number dikhao.',
  /** The count while the fists beat. */
  count: 'Ek, do, teen!',
  /** The two possible last sentences of `tossLine`: the player has won the toss, or has lost it. */
  tossWon: 'Toss tumhara!',
  tossLost: 'Toss computer ka.',
  /** The question after a toss that the player has won. */
  choose: 'Batting ya bowling? Pitch report: lakdi, thodi chalk.',
  /** The choice of the computer after a toss that it has won. */
  computerBats: 'Computer bola: meri batting, bat bhi mera.',
  computerBowls: 'Computer bola: pehle tum khelo, meri ball nayi hai.',
  /** The lines that tell the player what to do in an innings, before the first ball of the innings. */
  youBat: 'Tumhari batting. Number dabao: same aaya, toh out.',
  youBowl: 'Tumhari bowling. Uska number pakdo: same hua, woh out.',
  /** The target between the innings, by the side that chases. */
  chase: {
    you: (target: number) => `Target ${target}. Chase tumhara, poori last bench tumhare saath.`,
    computer: (target: number) => `Target ${target}. Computer chase karega, ball tumhare haath.`,
  } satisfies Record<Side, (target: number) => string>,
  /** The heading of a list of balls. */
  innings: (n: 1 | 2) => `Innings ${n}`,
  noBalls: 'Ek bhi ball nahi hui. Pehle guard le lo.',
  recent: 'Last 5 matches',
  noRecent: 'Scorebook ka first page abhi kora hai.',
  /** The text for the scores of both sides in a match. */
  both: (you: number, computer: number) => `Tum ${you}, computer ${computer}`,
};

export const outText = 'Out!';

export const runsText = (n: number) => (n === 1 ? '1 run' : `${n} runs`);

/** Tells how the toss went. Example: `tossLine(3, 4, true)` is `3 + 4 = 7, odd. Toss tumhara!`. */
export function tossLine(mine: Throw, theirs: Throw, youWon: boolean): string {
  const sum = mine + theirs;
  const parity = sum % 2 === 1 ? 'odd' : 'even';
  return `${mine} + ${theirs} = ${sum}, ${parity}. ${youWon ? labels.tossWon : labels.tossLost}`;
}

/** The runs that a chase still needs. */
export const needLine = (runs: number) =>
  runs === 1 ? 'Bas 1 run aur chahiye' : `${runs} run aur chahiye`;

/** Tells what a ball was. Example: `ballText([4, 1], 'you')` is `4 runs`. */
export const ballText = (ball: Ball, batter: Side): string =>
  isOut(ball) ? outText : runsText(shownBy(batter, ball));

/** Tells what a ball was, as a sentence before another sentence. Examples: `4 runs.`, `Out!`. */
export const ballSentence = (ball: Ball, batter: Side): string =>
  isOut(ball) ? outText : `${ballText(ball, batter)}.`;

/** The rules of this game (`ours`), and the rules of other schools (`others`). */
export const houseRules: {
  heading: string;
  intro: string;
  ours: readonly string[];
  others: readonly { name: string; rule: string }[];
} = {
  heading: 'Hamare school ke rules',
  intro:
    'Har school ke rules alag the, aur har school bolta tha ki official hamare hain. Yahan yeh ' +
    'chalte hain.',
  ours: [
    'Ungliyan 1 se 6 tak, chhakka sirf angoothe se. Zero nahi hota.',
    'Number alag aaye, toh batter ne jitne dikhaye utne run.',
    'Number same aaya, toh batter out. Ek innings mein ek hi wicket.',
    'Overs ki limit nahi. Out hone tak "meri batting" chalegi.',
    'Chase mein target cross hua, match wahin khatam.',
    'Score barabar, toh tie. Jhagda allowed hai, super over nahi.',
    'Computer apna number tumhara dekhe bina nikaalta hai. Peeking uski bhi band.',
  ],
  others: [
    { name: '0 se 6', rule: 'Band mutthi matlab zero. Run zero, risk zero nahi.' },
    { name: '1 se 10', rule: 'Dono haath chalte hain, toh tiffin pehle neeche rakhna padta hai.' },
    { name: 'Defence', rule: 'Mutthi dikhao, matlab block. Teen baar kiya, toh class boo karegi.' },
    {
      name: 'Zero ka jugaad',
      rule: 'Batter zero dikhaye, toh bowler wala number uske khaate mein.',
    },
    { name: 'Do wicket', rule: 'Pehla out "trial" mein gaya. Class 1 wale ko teen chance.' },
    { name: 'Golden ball', rule: 'Tie ke baad bas ek ball aur, poora decision usi par.' },
    { name: 'Super over', rule: 'Tie ke baad chhe ball, chahe uske liye bus chhoot jaaye.' },
  ],
};
