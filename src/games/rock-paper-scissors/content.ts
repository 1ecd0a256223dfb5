import type { About } from '../shared/game';
import type { Counts, Hand, Result } from './rules';
import { decide, resultOf } from './rules';

export const about: About = {
  title: 'Rock Paper Scissors ya Stone Paper',
  tagline: 'School mein bolte the Stone Paper Scissors, aur best of 21 tak khelte the.',
  howTo: 'Ek dabao: Patthar Kainchi ko, Kainchi Kaagaz ko, Kaagaz Patthar ko hara de.',
  rules: [
    'Tumne dabaya, do second baad computer apna kholta hai.',
    'Lagataar jeeto, toh streak. Tie se woh nahi tootti, haar se zero.',
    'Dost ko phansana ho, toh paanch chaal chhupao aur link bhejo.',
  ],
  description:
    'Computer se Stone Paper Scissors khelo aur streak banao. Last bench ke saare decision aise hi hote the.',
};

export const hands = {
  rock: { name: 'Rock', hindi: 'Patthar' },
  paper: { name: 'Paper', hindi: 'Kaagaz' },
  scissors: { name: 'Scissors', hindi: 'Kainchi' },
} as const;

/** The reason why a hand wins, for each winning hand. */
export const reasons = {
  rock: 'Khataak! Patthar ne kainchi ki nok tod di.',
  paper: 'Sarr! Kaagaz ne patthar par cover chadha diya.',
  scissors: 'Kachak! Kainchi ne kaagaz ki jhaalar bana di.',
};

type Stake = {
  stake: string;
  /** The line about the stake after a round that the player has won. */
  won: string;
  /** The line about the stake after a round that the player has lost. */
  lost: string;
};

/** The stakes: a prize for the winner of a round, or a chore for the loser. The rounds use the stakes in turn. */
export const stakes: readonly Stake[] = [
  {
    stake: 'Jo haara, sabke bag uthaaye.',
    won: 'Computer, yeh lo: paanch bag!',
    lost: 'Chalo, bag uthao. Mera bhi.',
  },
  {
    stake: "Jo haara, ma'am ko homework yaad dilaaye.",
    won: 'Computer ne yaad dila diya. Poori class ghoor rahi hai.',
    lost: 'Haath uthao aur bolo. Hum tumhe jaante nahi.',
  },
  {
    stake: 'Jo jeeta, window seat uski.',
    won: 'Window seat tumhari, hawa bhi.',
    lost: 'Window seat gayi. Ab pankhe ka bharosa.',
  },
  {
    stake: 'Jo haara, sir se extra sheet maange.',
    won: 'Computer ko sheet mili, likhne ko kuch nahi.',
    lost: 'Maango. Pehli wali khaali hai, woh chhupa lo.',
  },
  {
    stake: 'Jo haara, principal se half-day maange.',
    won: 'Computer gaya, ab tak lauta nahi.',
    lost: 'Jao, hum corridor tak saath hain.',
  },
  {
    stake: 'Jo haara, uncle ke ghar se ball laaye.',
    won: 'Computer ne bell bajayi aur bhaag gaya.',
    lost: 'Bell tum bajao, hum gali ke end par hain.',
  },
  {
    stake: 'Jo jeeta, pehli batting uski.',
    won: 'Batting tumhari. Bat kiska tha, baad mein.',
    lost: 'Computer ki batting. Tum wicket ke peeche.',
  },
];

export const labels = {
  choices: 'Your choice',
  computer: 'Computer',
  you: 'You',
  ties: 'Ties',
  streak: 'Streak',
  bestStreak: 'Best streak',
  history: 'History',
  shuffling: 'Stone, paper, scissors! Ek, do, teen!',
  tie: 'Same to same! Haath late toh nahi nikaala?',
  /** The line about the stake after a tie. */
  tieStake: 'Shart ka kya hua? Agle period mein dekhenge.',
  /** The texts for milestones, such as three wins in a row. The text replaces the reason for the result. */
  milestones: {
    won3: 'Hat-trick! Computer bola: best of five karo.',
    won5: '5 in a row! Computer bola: light chali gayi.',
    won10: '10 jeete! Computer ko mummy bula rahi hain.',
    lost5: '5 baar haare! Bol do, ab tak trial ball thi.',
    tied3: '3 tie! Kaun kiski copy dekh raha hai?',
  },
  /** The text of the button that begins a challenge. During a challenge, the text is `leaveChallenge`. */
  challenge: 'Challenge a friend',
  leaveChallenge: 'Wapas game par',
  noHistory: 'Register khaali hai. Pehli chaal tumhari!',
};

/** The texts of a challenge: for secretly choosing hands for a friend, and for playing against a friend's hands. */
export const challenge = {
  /** Returns the number of the hand that is chosen next. Example: `hand(2, 5)` is `Hand 2 of 5`. */
  hand: (n: number, of: number) => `Hand ${n} of ${of}`,
  /** The instruction until all five hands are chosen. */
  intro:
    'Paanch haath chupke se chuno. Computer bhi peeche mud gaya hai. Dost ko inhi se bhidna hai.',
  /** The instruction after all five hands are chosen. */
  ready: 'Paanchon haath lifaafe mein band. Ab link us dost ko bhejo.',
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  /** The label of the computer, which plays the friend's hands in a challenge. */
  proxy: 'Dost ki proxy',
  standing: (won: number, lost: number) => `Tum ${won}, dost ${lost}`,
  /** The result on the stamp after the last round of a challenge. `challengeStamp` adds the score. */
  stamps: {
    'You win!': 'You win!',
    'Computer wins!': 'Dost wins!',
    "It's a tie!": "It's a tie!",
  } satisfies Record<Result, string>,
  /** The line below the stamp after the last round of a challenge. */
  outcomes: {
    'You win!': 'Jeet tumhari! Computer bola: mujhe mat dekho, meri toh sirf proxy thi.',
    'Computer wins!': 'Dost ne absent rehkar bhi tumhe hara diya.',
    "It's a tie!": 'Barabar! Register mein dono ke aage P.',
  } satisfies Record<Result, string>,
};

/**
 * Returns the text of a challenge's stamp: the result, and the score with the winner's rounds first.
 * Example: `challengeStamp({ won: 1, lost: 2, tied: 0 })` is `Dost wins! 2 to 1`.
 */
export function challengeStamp(counts: Counts): string {
  const { won, lost } = counts;
  return `${challenge.stamps[resultOf(counts)]} ${Math.max(won, lost)} to ${Math.min(won, lost)}`;
}

/** Returns the reason for the result of a round. Example: for two equal hands the reason is `labels.tie`. */
export function reasonOf(player: Hand, computer: Hand): string {
  const result = decide(player, computer);
  if (result === "It's a tie!") return labels.tie;
  return reasons[result === 'You win!' ? player : computer];
}

/** Returns the line about the stake after a round. Example: after a tie the line is `labels.tieStake`. */
export function payoffOf({ won, lost }: Stake, result: Result): string {
  if (result === "It's a tie!") return labels.tieStake;
  return result === 'You win!' ? won : lost;
}
