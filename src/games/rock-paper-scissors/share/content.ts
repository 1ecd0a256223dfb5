import type { Band } from '../../shared/bands';
import { bandText } from '../../shared/bands';
import type { Counts, Result } from '../rules';

/** What the friend is asked after a round; after a win by the streak, longest first. */
export const questions: {
  won: readonly Band[];
  lost: string;
  tied: string;
} = {
  won: [
    { from: 5, text: 'Computer ungliyan chatka raha hai. Tab tak mere haath tum sambhaaloge?' },
    { from: 3, text: 'Computer ne haath jeb mein daal liye. Tumhare haath khaali hain kya?' },
    { from: 0, text: 'Tumhara pehla haath hamesha Patthar hota tha. Mere saamne aaj bhi wahi?' },
  ],
  lost: 'Aaj mujhe koi bhi hara de. Tum bhi haath saaf karoge?',
  tied: 'Umpire so gaya hai. Mere wahi haath tumhare paas hain, faisla tum karoge?',
};

/** The last bench says what becomes of the stake, as it says it to the player on the screen. */
export const quoted = (outcome: string) => `Last bench boli: "${outcome}"`;

const headline = {
  'You win!': (streak: number) =>
    `Rock Paper Scissors: maine computer ko hara diya! Streak ${streak}`,
  'Computer wins!': () => 'Rock Paper Scissors: computer ne mujhe hara diya',
  "It's a tie!": () => 'Rock Paper Scissors: computer se tie',
} satisfies Record<Result, (streak: number) => string>;

/**
 * The message after a round; `outcome` is what became of the stake. It does not name the hands: the friend gets them in
 * the challenge.
 */
export function messageOf({
  result,
  streak,
  outcome,
}: {
  result: Result;
  streak: number;
  outcome: string;
}): string[] {
  return [headline[result](streak), quoted(outcome), questionAfter(result, streak)];
}

function questionAfter(result: Result, streak: number) {
  if (result === 'You win!') return bandText(questions.won, streak);
  return result === 'Computer wins!' ? questions.lost : questions.tied;
}

/** Sent with hands that were chosen unseen. */
export const invitation: readonly [string, string, string] = [
  'Rock Paper Scissors: mere 5 haath, band mutthi mein',
  'Desk ke neeche chune hain, monitor ne bhi nahi dekhe.',
  'Paanch round hain. Kitne mere, kitne tumhare?',
];

/** Whose rounds they were, on the picture for the friend. */
export const answerLabels: Record<keyof Counts, string> = {
  won: 'Mere round',
  lost: 'Tumhare round',
  tied: 'Tie',
};

type Answer = { joke: string; question: string };

/** What the friend answers who has played against the hands. */
export const answers: Record<'won' | 'lost' | 'even', Answer> = {
  won: {
    joke: 'Mutthi band karke kya hota, tumhare iraade toh KG se pata hain.',
    question: 'Ab mere haath tumse milenge. Revenge aaj loge, ya reunion par?',
  },
  lost: {
    joke: 'Ungliyon ne spelling mistake kar di. Kaagaz likhna tha, Kainchi likh diya.',
    question: 'Ab tum mere haath kholo. Phir se haraoge, ya dosti nibhaoge?',
  },
  even: {
    joke: 'Assembly ki height wali line mein bhi hum barabar hi the.',
    question: 'Final mere haathon se: jo haara, DP par uski class 8 wali photo. Manzoor?',
  },
};

/** The friend's result against the hands, sent back; `won` counts the friend's rounds. */
export function answerOf({ won, lost, tied }: Counts): string[] {
  const { joke, question } = answers[won === lost ? 'even' : won > lost ? 'won' : 'lost'];
  return [`Rock Paper Scissors: main ${won}, tum ${lost}, tie ${tied}`, joke, question];
}
