import type { About } from '../shared/game';
import type { Ball, Side, Throw } from './rules';
import { isOut, shownBy } from './rules';

export const about: About = {
  title: 'Hand Cricket: odd ki even?',
  tagline: 'Na bat, na ball, na ground. Do haath, aur "out hai, out!"',
  howTo: '1 se 6 mein se ek dabao. Number alag, toh utne run. Number same, toh out.',
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
  /** The count of a throw (one, two, three), shown until the hands open. */
  count: 'Ek, do, teen!',
  /** The last sentence of `tossLine` when the player has won the toss. */
  tossWon: 'Toss tumhara!',
  /** The last sentence of `tossLine` when the player has lost the toss. */
  tossLost: 'Toss computer ka.',
  /** The question whether the player wants to bat or to bowl, after the player has won the toss. */
  choose: 'Batting ya bowling? Pitch report: lakdi, thodi chalk.',
  /** The line when the computer has won the toss and bats first. */
  computerBats: 'Computer bola: meri batting, bat bhi mera.',
  /** The line when the computer has won the toss and lets the player bat first. */
  computerBowls: 'Computer bola: pehle tum khelo, meri ball nayi hai.',
  /** The instruction before the first ball of a match in which the player bats first. */
  youBat: 'Tumhari batting. Number dabao: same aaya, toh out.',
  /** The instruction before the first ball of a match in which the player bowls first. */
  youBowl: 'Tumhari bowling. Uska number pakdo: same hua, woh out.',
  /** The line with the target, before the first ball of the second innings; by the side that now bats. */
  chase: {
    you: (target: number) => `Target ${target}. Chase tumhara, poori last bench tumhare saath.`,
    computer: (target: number) => `Target ${target}. Computer chase karega, ball tumhare haath.`,
  } satisfies Record<Side, (target: number) => string>,
  /** Who bats now. */
  bats: { you: 'Tumhari batting', computer: 'Computer ki batting' } satisfies Record<Side, string>,
  /** The name of an innings, shown above the balls of the innings. */
  innings: (n: 1 | 2) => `Innings ${n}`,
  recent: 'Last 5 matches',
  noRecent: 'Scorebook ka first page abhi kora hai.',
  /** The scores of both sides in one of the latest matches. */
  both: (you: number, computer: number) => `Tum ${you}, computer ${computer}`,
};

export const outText = 'Out!';

export const runsText = (n: number) => (n === 1 ? '1 run' : `${n} runs`);

/** Describes the result of a toss. Example: `tossLine(3, 4, true)` is `3 + 4 = 7, odd. Toss tumhara!`. */
export function tossLine(mine: Throw, theirs: Throw, youWon: boolean): string {
  const sum = mine + theirs;
  const parity = sum % 2 === 1 ? 'odd' : 'even';
  return `${mine} + ${theirs} = ${sum}, ${parity}. ${youWon ? labels.tossWon : labels.tossLost}`;
}

/** Tells how many runs the player still needs to win. */
export const needLine = (runs: number) =>
  runs === 1 ? 'Bas 1 run aur chahiye' : `${runs} run aur chahiye`;

/** Describes a ball in words. Example: `ballText([4, 1], 'you')` is `4 runs`. */
export const ballText = (ball: Ball, batter: Side): string =>
  isOut(ball) ? outText : runsText(shownBy(batter, ball));

/** Describes a ball in a sentence that ends with a full stop or `!`. Examples: `4 runs.`, `Out!`. */
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
