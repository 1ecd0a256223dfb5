import { outcomeOf } from '../../shared/challenge/outcomeOf';

const inBalls = (balls: number) => (balls === 1 ? '1 ball' : `${balls} balls`);

export const challenge = {
  /** To the friend who arrives. */
  offer: ({ runs, balls }: { runs: number; balls: number }): string[] => [
    `Dost ke ${runs} run, ${inBalls(balls)} mein. Target tumhara: ${runs + 1}.`,
    'Computer ke wahi numbers, usi order mein. Khatam hue, toh naye.',
  ],
  /** During the chase and after it. */
  standing: (own: number, friend: number) => `Tum ${own}, dost ${friend}`,
  outcomes: {
    'You win!': 'Chase complete! Kal se dost fielding mein, woh bhi dhoop wali side.',
    'Computer wins!': 'Dost ka score bach gaya. Class group thodi der mute kar lo.',
    'Match tied!': 'Barabar! Do captain, ek hi bat. Toss phir se karo.',
  },
} as const;

type Answer = { joke: string; question: string };

/** What the friend answers who has chased the runs. */
export const answers: Record<'won' | 'lost' | 'tied', Answer> = {
  won: {
    joke: 'Tumhara target homework jaisa tha, bas yeh maine poora kiya.',
    question: 'Ab tumhari baari. Chase karoge, ya bat utha kar ghar?',
  },
  lost: {
    joke: 'Target bada nahi tha, haath mein ungliyan hi paanch nikli.',
    question: 'Rematch doge, ya captain banke neem ke neeche baithoge?',
  },
  tied: {
    joke: 'Score same, ball same. Sir poochh rahe hain, bagal mein kaun baitha tha.',
    question: 'Super over recess mein, ya chhutti ke baad gate par?',
  },
};

/** The friend's result, sent back. */
export function answerOf({ own, friend }: { own: number; friend: number }): string[] {
  const { joke, question } = answers[outcomeOf(own, friend)];
  return [`Hand Cricket: mere ${own}, tumhare ${friend}`, joke, question];
}
