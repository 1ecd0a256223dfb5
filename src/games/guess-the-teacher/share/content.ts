import { certificates } from '../certificate/content';
import type { Certificate } from '../rules';

/** In the words of the one who has been awarded it, and what the friend is asked. */
export const lines: Record<Certificate, { joke: string; question: string }> = {
  pet: {
    joke: 'Staff room mein mera naam liya gaya, pehli baar taareef ke liye.',
    question: 'Wahi 5 cards ab tumhare saamne. Chalk box ki duty mujhse chheenoge?',
  },
  vip: {
    joke: 'Staff room mein seat mili, par aadat se maine khade khade hi chai pi.',
    question: 'Yahi 5 cards tumhare liye rakhe hain. Meri seat khaali karwaoge?',
  },
  survivor: {
    joke: 'Kuch pehchane, baaki se aankh bachakar nikalna toh school mein hi aa gaya tha.',
    question: 'Same 5 cards, same corridor. Tum andar jaoge, ya bahar mera saath doge?',
  },
  clown: {
    joke: 'Pata chala ki mujhe teacher ki awaaz nahi, sirf chhutti ki ghanti yaad hai.',
    question: 'Homework toh tumhari copy se hi aata tha. Yeh 5 cards bhi tum bata doge?',
  },
};

/** The message with a certificate. */
export function messageOf({
  certificate,
  score,
  of,
}: {
  certificate: Certificate;
  score: number;
  of: number;
}): string[] {
  const { joke, question } = lines[certificate];
  const { title } = certificates[certificate];
  return [`Guess the Teacher: ${title}, ${score} / ${of}`, joke, question];
}
