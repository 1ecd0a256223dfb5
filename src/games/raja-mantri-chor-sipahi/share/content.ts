import type { Band } from '../../shared/bands';
import { bandText } from '../../shared/bands';
import { labels } from '../content';

/** In the words of the group, by how many of a hundred guesses were right; highest band first. */
export const jokes: readonly Band[] = [
  { from: 75, text: 'Chor ne chehra badla, awaaz badli, seat badli. Phir bhi pakda gaya.' },
  {
    from: 40,
    text: 'Kuch Chor pakde gaye, baaki chit desk ke neeche chipki hain.',
  },
  { from: 0, text: 'Yeh chit itni baar bachi ki ab frame hokar staff room mein tangi hai.' },
];

type Result = {
  /** The names of all who have won. */
  winner: string;
  points: number;
  caughtPercent: number;
};

export const messageOf = ({ winner, points, caughtPercent }: Result): string[] => [
  `Raja Mantri Chor Sipahi: ${winner} ${labels.crowned} ${points} ${labels.points}`,
  bandText(jokes, caughtPercent),
  'Tumhari gang mein hansi sabse pehle kiski nikalti hai?',
];
