import { titles } from '../content';
import type { TitleId } from '../rules';

/** In the words of the one who has the title, and what the friend is asked. */
export const lines: Record<TitleId, { joke: string; question: string }> = {
  front: {
    joke: 'Chalk khatam hoti thi, toh poori class mujhe dekhti thi.',
    question: 'Peeche ek seat khaali hai kya? Pehle batao, tumhare kitne aaye.',
  },
  second: {
    joke: "Bunk bhi maara, par ma'am se poochhkar.",
    question: 'Tumhara title kya aata hai? Jhooth tick kiya, toh class photo mere paas hai.',
  },
  middle: {
    joke: 'Board par naam bhi mera, board saaf karne ki duty bhi meri.',
    question: 'Bagal wali seat tumhari thi. Score bhi bagal ka hi aayega?',
  },
  back: {
    joke: 'Naye sir ko attendance se pehle hi mera naam pata tha.',
    question: 'Saath wale kaand mein tick tumhara bhi banta hai. Lagaoge ya mukar jaoge?',
  },
  legend: {
    joke: 'Exam wale din juniors meri bench chhookar jaate hain.',
    question: 'Reunion mein corner wali seat ek hi hai. Tumhare kitne tick hain?',
  },
};

/** The message with a title. */
export function messageOf({
  title,
  count,
  of,
}: {
  title: TitleId;
  count: number;
  of: number;
}): string[] {
  const { joke, question } = lines[title];
  return [`Backbencher Test: ${titles[title].title}, ${count} / ${of}`, joke, question];
}
