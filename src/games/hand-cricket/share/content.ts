import type { Band } from '../../shared/bands';
import { bandText } from '../../shared/bands';
import type { Result } from '../rules';

type Outcome = 'won' | 'lost' | 'tied';

const outcomes = {
  'You win!': 'won',
  'Computer wins!': 'lost',
  'Match tied!': 'tied',
} satisfies Record<Result, Outcome>;

/** In the words of the one who has played, by own runs, most first. */
export const jokes: Record<Outcome, readonly Band[]> = {
  won: [
    { from: 100, text: 'Scorebook ke page khatam ho gaye, baaki run cover par likhe hain.' },
    { from: 50, text: 'Fifty ke baad mera haath autograph dene nikla, ab tak lauta nahi.' },
    { from: 20, text: 'Computer bola: ball geeli thi. Ball thi hi nahi.' },
    { from: 0, text: 'Scorecard chhota hai, par jeet usmein poori fit aa gayi.' },
  ],
  lost: [
    { from: 50, text: 'Ghar par bas fifty wali baat batayi. Result kisi ne poochha nahi.' },
    { from: 10, text: 'Light kam thi, pankha tez tha, pitch par compass ke nishaan the.' },
    { from: 1, text: 'Captain bhi main, selector bhi main. Galti selection mein hi thi.' },
    { from: 0, text: 'Zero par out. Sabne score poochha, maine weather bataya.' },
  ],
  tied: [
    { from: 1, text: 'Score ekdum same aaya, aur is baar copy sach mein kisi ne nahi ki.' },
    { from: 0, text: 'Dono zero par out. PTM mein dono ki mummy ek hi bench par baithi hain.' },
  ],
};

/** What the friend is asked, who gets the same throws of the computer. */
export const questions: Record<Outcome, readonly Band[]> = {
  won: [
    { from: 100, text: 'Tumhara highest kitna tha? Woh wala, jo sirf tumhe yaad hai.' },
    { from: 50, text: 'Recess mein pehli batting hamesha tumhe chahiye thi. Aaj bhi?' },
    { from: 20, text: 'Jo bowling mujhe mili, wahi tumhe milegi. Chase kar loge?' },
    { from: 0, text: 'Itna target toh banta hai. Ya tumhe ab bhi runner chahiye?' },
  ],
  lost: [
    { from: 50, text: 'Meri fifty beech mein rakhi hai. Paar karoge, ya pehle net practice?' },
    { from: 10, text: 'Ab wahi bowling tumhari taraf aa rahi hai. Kitni der tikoge?' },
    { from: 1, text: 'Itna chhota target phir nahi milega. Lena hai?' },
    { from: 0, text: 'Ek run banao, aur mujhse aage. Itna kar loge na?' },
  ],
  tied: [
    { from: 1, text: 'Super over ke liye koi bada player chahiye. Free ho?' },
    { from: 0, text: 'Khaata humse khula hi nahi. Tum kholkar dikhaoge?' },
  ],
};

export const headlines: Record<Outcome, (you: number, computer: number) => string> = {
  won: (you, computer) => `Hand Cricket: maine ${you} banaye, computer ne ${computer}. Match mera!`,
  lost: (you, computer) =>
    `Hand Cricket: computer ${computer}, main ${you}. Match usko udhaar diya`,
  tied: (you) => `Hand Cricket: computer aur main, dono ${you} par. Tie!`,
};

/** On the picture, as the word of the one who sends it. */
export const captions: Record<Result, string> = {
  'You win!': 'Match mera!',
  'Computer wins!': 'Match computer ka',
  'Match tied!': 'Match tie',
};

/** The message after a match. */
export function messageOf({
  result,
  you,
  computer,
}: {
  result: Result;
  you: number;
  computer: number;
}): string[] {
  const outcome = outcomes[result];
  return [
    headlines[outcome](you, computer),
    bandText(jokes[outcome], you),
    bandText(questions[outcome], you),
  ];
}
