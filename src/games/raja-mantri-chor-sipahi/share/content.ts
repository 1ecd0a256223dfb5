import type { Band } from '../../shared/bands';
import { bandText } from '../../shared/bands';
import { labels } from '../content';

/** In the words of the group, by how many of a hundred guesses were right; highest band first. */
export const jokes: readonly Band[] = [
  { from: 75, text: 'Chor ne chehra badla, awaaz badli, seat badli. Phir bhi pakda gaya.' },
  {
    from: 40,
    text: 'Aadhe Chor pakde gaye, baaki canteen mein hamare paise se samose kha rahe hain.',
  },
  { from: 0, text: 'Chor itni baar bacha ki ab woh apni chit framed rakhta hai.' },
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
  'Tumhari gang mein sabse shareef chehra kiska hai? Pehla shak usi par?',
];
