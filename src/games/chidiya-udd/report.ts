import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { greatest } from '../shared/report';
import { feature } from './effects';

/** The remarks of the class teacher, by the best score; highest band first. */
export const remarks: readonly Band[] = [
  {
    from: 80,
    text: 'Hum samjhe tum khidki se bahar khoye ho. Wahan toh Bird Survey chal raha tha.',
  },
  { from: 40, text: 'Listening skill excellent. Homework likhwate time bhi aise hi suno.' },
  { from: 20, text: 'Udne wale sab yaad hain. EVS mein A, bas "almirah" wala answer kaat diya.' },
  { from: 8, text: 'Confidence first class, bas bhains ko pilot mat banao. Ho jaayega.' },
  { from: 0, text: 'Ungli ko abhi seat belt chahiye. Naam poora hone do, phir decide karo.' },
];

/**
 * The number of right lifts in fast games, and the time that all of them took together, in milliseconds. A transfer
 * code, which takes scores to the next phone, holds both numbers as one figure: if they were merged one by one, the
 * time of one phone could come together with the lifts of the other phone.
 */
type Lifts = { lifts: number; liftMs: number };

const PACKED = /^([1-9]\d{0,8})-(\d{1,9})$/;

/** Returns lifts as a text. Example: two lifts of 901 milliseconds in all are `2-901`; no lifts are the empty text. */
export const packLifts = ({ lifts, liftMs }: Lifts): string =>
  lifts > 0 ? `${lifts}-${liftMs}` : '';

/** Returns the lifts in a text of `packLifts`; no lifts for any other value. */
export function unpackLifts(packed: unknown): Lifts {
  const [, lifts = 0, liftMs = 0] = (typeof packed === 'string' && PACKED.exec(packed)) || [];
  return { lifts: Number(lifts), liftMs: Number(liftMs) };
}

/** Returns the lifts of the phone that has more lifts; where both phones have equally many, the faster lifts. */
export function moreLifts(here: string, coming: string): string {
  const [own, other] = [unpackLifts(here), unpackLifts(coming)];
  const difference = other.lifts - own.lifts || own.liftMs - other.liftMs;
  return difference > 0 ? coming : here;
}

/** The score that gets full marks on the report card. */
const FULL = 40;

/** The badge `udd-quick` needs this number of right lifts, with an average below `QUICK_MS` milliseconds. */
const QUICK_LIFTS = 50;
const QUICK_MS = 600;

export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) => now.phase === 'over' && before.phase === 'calling',
  rowOf({ fast, calm }) {
    const best = Math.max(fast.best, calm.best);
    const played = fast.games + calm.games;
    if (played === 0 && best === 0) return null;
    return {
      played,
      best: `${best} sahi`,
      marks: Math.min(100, Math.round((100 * best) / FULL)),
      remark: bandText(remarks, best),
    };
  },
  figures: {
    key: 'c',
    list: [
      { label: 'Tez: games', of: ({ fast }) => fast.games, merge: greatest },
      { label: 'Tez: best', of: ({ fast }) => fast.best, merge: greatest },
      { label: 'Aaram se: games', of: ({ calm }) => calm.games, merge: greatest },
      { label: 'Aaram se: best', of: ({ calm }) => calm.best, merge: greatest },
      {
        label: 'Sahi lifts',
        of: packLifts,
        merge: moreLifts,
        shown: (packed: string) => unpackLifts(packed).lifts,
      },
    ],
    scoresOf: ([fastGames, fastBest, calmGames, calmBest, lifts]) => ({
      fast: { games: fastGames, best: fastBest },
      calm: { games: calmGames, best: calmBest },
      ...unpackLifts(lifts),
    }),
  },
  badges: {
    'udd-forty': ({ fast }) => fast.best >= FULL,
    'udd-quick': ({ lifts, liftMs }) => lifts >= QUICK_LIFTS && liftMs < lifts * QUICK_MS,
  },
};
