import { nameInMessage } from '../../../sharing/message';
import type { Grade } from '../rules';

/** In the words of the one whose report card it is, and what the friend is asked. */
export const lines: Record<Grade, { joke: string; question: string }> = {
  principal: {
    joke: 'Pehla report card jis par papa ka sign papa hi karenge.',
    question: 'Tumhara roll number mere baad tha. Marks bhi mere baad aayenge?',
  },
  clown: {
    joke: 'Baaki sawaal ghanti kha gayi, warna distinction pakki thi.',
    question: 'Neat notes toh tumhare the. Bina unke kitne laaoge?',
  },
  pride: {
    joke: 'Aage baithkar zyada aate, par wahan peeche wali hawa nahi aati.',
    question: '33 par sab pass the. Tum grace marks se aaoge ya shaan se?',
  },
  recess: {
    joke: 'Ghar par bola hai ki copy abhi check ho rahi hai.',
    question: 'Mujhe PTM mein akele mat bhejo. Tum bhi thode kam laaoge na?',
  },
};

/** The message with a report card. */
export function messageOf({
  name,
  answers,
  percent,
  grade,
}: {
  name: string;
  answers: readonly { isRight: boolean }[];
  score: number;
  percent: number;
  grade: Grade;
}): string[] {
  const { joke, question } = lines[grade];
  return [`${nameInMessage(name)} ka report card: ${marksOf(answers)} ${percent}%`, joke, question];
}

const marksOf = (answers: readonly { isRight: boolean }[]) =>
  answers.map(({ isRight }) => (isRight ? '✓' : '✗')).join(' ');
