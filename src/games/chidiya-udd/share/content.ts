import type { Band } from '../../shared/bands';
import { bandText } from '../../shared/bands';
import type { Name } from '../names';
import { spoken } from '../names';
import type { Call } from '../rules';
import { pointsOf } from '../rules';

/** The first line of the message. */
export function headlineOf(score: number, mode: 'fast' | 'calm'): string {
  return mode === 'fast'
    ? `Chidiya Udd, Tez wala: ${score} sahi, phir meri ungli pakdi gayi`
    : `Chidiya Udd, Aaram se: ${score} sahi, out hone ki bhi jaldi nahi thi`;
}

/** In the words of the one who has played, of a high score, highest first. */
export const jokes: readonly Band[] = [
  { from: 80, text: 'Caller ab meri ungli se permission lekar naam bolta hai.' },
  { from: 40, text: 'Meri ungli ne pilot licence maanga hai. Written exam maaf.' },
];

/** Of the call at which the player was out: it flew without the finger, or with it though it cannot. */
export const mistakes = {
  missed: {
    caption: (name: string) => `Bye bye, ${name}!`,
    joke: (name: string) =>
      `Complaint aayi: "Hum udd gaye, tumne dekha tak nahi." Line par: ${name}`,
  },
  lifted: {
    caption: (name: string) => `Pilot ${name}!`,
    joke: (name: string) => `Thank-you call aaya: "Meri first flight thi!" Line par: ${name}`,
  },
};

const mistakeOf = ({ flies }: Call) => (flies ? mistakes.missed : mistakes.lifted);

/** On the picture. Example: of a finger lifted for `bhains` it is `Pilot Bhains!`. */
export const captionOf = (out: Call) => mistakeOf(out).caption(spoken(out.name as Name));

/** What the friend is asked, who gets the same calls in the same order. */
export const questions: readonly Band[] = [
  { from: 80, text: 'Tumhe poori list same milegi. Palak jhapke bina kitni der?' },
  { from: 40, text: 'Ab yahi caller tumse same jhooth bolega. Kitne tak tikoge?' },
  { from: 20, text: 'Jin naamon ne mujhe phansaya, agle tumhare hain. Bachoge?' },
  { from: 8, text: 'Same naam tumhari taraf aa rahe hain. Apni ungli rok loge?' },
  { from: 0, text: 'Saare naam tumhe same order mein milenge. Meri ungli ko tuition doge?' },
];

/** What the friend sends back who has answered a challenge. */
export const answers: Record<'won' | 'lost' | 'tied', (own: number, friend: number) => string[]> = {
  won: (own, friend) => [
    `Chidiya Udd: tumne ${friend} banaye, maine ${own}`,
    'Caller ne fake news di, meri ungli ne fact-check kiya.',
    'Rematch loge, ya tumhari ungli abhi physiotherapy mein hai?',
  ],
  lost: (own, friend) => [
    `Chidiya Udd: main ${own} par out, tum ${friend} tak gaye`,
    'Beech mein asli machhar aa gaya, meri ungli usi ke saath chali gayi.',
    'Itni tez ungli kis period mein banti hai? Mujhe bhi bitha lo?',
  ],
  tied: (own) => [
    `Chidiya Udd: tumhare ${own}, aur mere bhi utne hi`,
    'Hamari ungliyan sach mein mele ki bichhdi hui twins hain.',
    'Tie-break ka decision caller se karwayein, ya woh phir jhooth bolega?',
  ],
};

/** The message after a game alone. */
export const messageOf = (score: number, mode: 'fast' | 'calm', out: Call): string[] => [
  headlineOf(score, mode),
  jokes.find(({ from }) => score >= from)?.text ?? mistakeOf(out).joke(spoken(out.name as Name)),
  bandText(questions, score),
];

/** The message after a game of two. */
export function duelMessageOf(calls: readonly Call[], winner: 0 | 1 | null): string[] {
  const points = [pointsOf(calls, 0), pointsOf(calls, 1)].sort((one, other) => other - one);
  return [
    `Chidiya Udd, do khiladi, ek phone: ${points.join('-')}${winner === null ? ', tie!' : ''}`,
    'Screen aadhi aadhi baanti thi, jhagda poora hua.',
    'Agla match kiske ghar? Charger tum laana.',
  ];
}
