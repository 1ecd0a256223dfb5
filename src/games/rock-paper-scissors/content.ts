import type { About } from '../shared/game';
import type { Hand, Result } from './rules';

export const about: About = {
  title: 'Rock Paper Scissors ya Stone Paper',
  tagline: 'School mein bolte the Stone Paper Scissors, aur best of 21 tak khelte the.',
  description:
    'Computer se Stone Paper Scissors khelo aur streak banao. Last bench ke saare decision aise hi hote the.',
};

export const hands = {
  rock: { name: 'Rock', hindi: 'Patthar' },
  paper: { name: 'Paper', hindi: 'Kaagaz' },
  scissors: { name: 'Scissors', hindi: 'Kainchi' },
} as const;

/** Why a hand wins, by the winning hand. */
export const reasons = {
  rock: 'Khataak! Patthar ne kainchi ki nok tod di.',
  paper: 'Sarr! Kaagaz ne patthar par cover chadha diya.',
  scissors: 'Kachak! Kainchi ne kaagaz ki jhaalar bana di.',
};

export type Stake = {
  stake: string;
  /** What becomes of it when the player has won, and when the computer has. */
  won: string;
  lost: string;
};

/** What a round is played for; the rounds take them in turn. */
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
  /** What becomes of the stake. */
  tieStake: 'Shart ka kya hua? Agle period mein dekhenge.',
  /** Shown in place of the reason. */
  milestones: {
    won3: 'Hat-trick! Computer bola: best of five karo.',
    won5: '5 in a row! Computer bola: light chali gayi.',
    won10: '10 jeete! Computer ko mummy bula rahi hain.',
    lost5: '5 baar haare! Bol do, ab tak trial ball thi.',
    tied3: '3 tie! Kaun kiski copy dekh raha hai?',
  },
  /** The button that begins one. */
  challenge: 'Challenge a friend',
  /** The same one, while hands are chosen for it, and in one of a friend. */
  leaveChallenge: 'Wapas game par',
  noHistory: 'Register khaali hai. Pehli chaal tumhari!',
};

const winners: Record<Result, string> = {
  'You win!': 'You win!',
  'Computer wins!': 'Dost wins!',
  "It's a tie!": "It's a tie!",
};

/**
 * The stamp of a challenge, the winner's rounds first.
 * Example: `challengeText('Computer wins!', { won: 1, lost: 2 })` is `Dost wins! 2 to 1`.
 */
export const challengeText = (
  result: Result,
  { won, lost }: { won: number; lost: number },
): string => `${winners[result]} ${Math.max(won, lost)} to ${Math.min(won, lost)}`;

/** Why a round ended as it did. Example: for a tie, whatever the hands, it is `labels.tie`. */
export function reasonOf(result: Result, player: Hand, computer: Hand): string {
  if (result === "It's a tie!") return labels.tie;
  return reasons[result === 'You win!' ? player : computer];
}

/** What becomes of the stake. Example: for a tie it is `labels.tieStake`. */
export function outcomeOf({ won, lost }: Stake, result: Result): string {
  if (result === "It's a tie!") return labels.tieStake;
  return result === 'You win!' ? won : lost;
}
