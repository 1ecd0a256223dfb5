import type { Band } from '../shared/lines';
import { bandText } from '../shared/lines';
import type { ReportOf } from '../shared/report';
import { greatest } from '../shared/report';
import { feature } from './effects';
import { chidiyaUdd } from './game';

/**
 * The remarks of the class teacher on the report card. Each remark is for a best score of `from` or more; the highest
 * `from` comes first.
 */
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
 * The number of correct lifts in fast games (`lifts`), and their total time in milliseconds (`liftMs`). A transfer
 * code, which copies scores to another phone, stores both numbers as one text. Two separate numbers would be merged one
 * by one: the result could have the lifts of one phone and the time of the other phone.
 */
type Lifts = { lifts: number; liftMs: number };

const PACKED = /^([1-9]\d{0,8})-(\d{1,9})$/;

/**
 * Returns lifts as a text. Example: two lifts with a total time of 901 milliseconds give `2-901`. Without lifts, the
 * text is empty.
 */
export const packLifts = ({ lifts, liftMs }: Lifts): string =>
  lifts > 0 ? `${lifts}-${liftMs}` : '';

/** Parses a text that `packLifts` has made. Any other value gives no lifts: both numbers are 0. */
export function unpackLifts(packed: unknown): Lifts {
  const [, lifts = 0, liftMs = 0] = (typeof packed === 'string' && PACKED.exec(packed)) || [];
  return { lifts: Number(lifts), liftMs: Number(liftMs) };
}

/**
 * Returns the text with more lifts. If both texts have equally many lifts, returns the text with the smaller total
 * time. Example: `moreLifts('2-901', '2-850')` is `2-850`.
 */
export function moreLifts(here: string, coming: string): string {
  const [own, other] = [unpackLifts(here), unpackLifts(coming)];
  const difference = other.lifts - own.lifts || own.liftMs - other.liftMs;
  return difference > 0 ? coming : here;
}

/** The best score that gives full marks on the report card. */
const FULL = 40;

/**
 * The number of correct lifts that the badge `udd-quick` needs. The average time of the lifts must be below `QUICK_MS`.
 */
const QUICK_LIFTS = 50;
const QUICK_MS = 600;

export const report: ReportOf<typeof feature> = {
  feature,
  hasPlayed: (now, before) => now.phase === 'over' && before.phase === 'calling',
  isPlaying: ({ phase }) => phase !== 'idle' && phase !== 'over',
  rowOf({ fast, calm }) {
    const best = Math.max(fast.best, calm.best);
    const played = fast.games + calm.games;
    if (played === 0 && best === 0) return null;
    return {
      played,
      best: chidiyaUdd.best?.text(best),
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
    'udd-forty': { of: FULL, count: ({ fast }) => fast.best },
    'udd-quick': ({ lifts, liftMs }) => lifts >= QUICK_LIFTS && liftMs < lifts * QUICK_MS,
  },
};
