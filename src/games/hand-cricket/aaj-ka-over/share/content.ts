import type { Shown } from '../../overText';
import { overText } from '../../overText';
import type { OverBand } from '../commentary/content';
import { bandOf, ofDay } from '../commentary/content';

/** By the day, in turn. */
export const jokes: Record<OverBand, readonly string[]> = {
  duck: [
    'Over khatam, toffee abhi munh mein hi hai.',
    'Isse zyada time toh haath par pad baandhne mein laga.',
  ],
  few: [
    'Itne run galti se bhi ban jaate, maine mehnat se banaye.',
    'Haath keyboard par the, dil ground par. Isliye bas itne.',
  ],
  some: [
    'Ek ball aur milti, toh aaj headline mein naam hota.',
    'Report card mein dikhane layak number, saalon baad.',
  ],
  many: [
    'Itne run! Saamne wali balcony se bhi taali aayi.',
    'Aaj canteen ki line mein mujhe aage jaane dena.',
  ],
  survived: [
    'Chhe ball, zero W. Viva mein itni der koi nahi tikta.',
    'Not out! Meri ungliyan ab museum mein milengi.',
  ],
};

/** By the day, in turn: seven, so that a week has each of them once. */
export const questions: readonly string[] = [
  'Numbers sabke same hain. Tumhare kitne bane?',
  'Tumhara over kidhar hai? Proxy nahi chalegi.',
  'Last bench ka top scorer aaj kaun?',
  'Sabse kam wala chai pilayega. Manzoor?',
  'Kaunsi ball par gaye? Sach batana, register sab dikhata hai.',
  'Lunch se pehle khel lo, phir compare karte hain. Done?',
  'Mera score todoge, ya kal ki ball ka wait?',
];

/** The message with the over of a day. */
export function messageOf({
  overNumber,
  over,
  runs,
}: {
  overNumber: number;
  over: readonly Shown[];
  runs: number;
}): string[] {
  const band = bandOf({ runs, isOut: over[over.length - 1] === 'W' });
  return [
    `Aaj ka Over #${overNumber}: ${overText(over)}`,
    ofDay(jokes[band], overNumber),
    ofDay(questions, overNumber),
  ];
}
