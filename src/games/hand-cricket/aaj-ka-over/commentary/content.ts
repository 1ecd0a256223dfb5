import { inTurn } from '../../../shared/inTurn';

/** How an over has gone: Out with the first ball, with less than 10, less than 20 or more runs; or not. */
export type OverBand = 'duck' | 'few' | 'some' | 'many' | 'survived';

/** Example: `bandOf({ runs: 11, isOut: true })` is `some`. */
export function bandOf({ runs, isOut }: { runs: number; isOut: boolean }): OverBand {
  if (!isOut) return 'survived';
  if (runs === 0) return 'duck';
  if (runs < 10) return 'few';
  return runs < 20 ? 'some' : 'many';
}

/** The line of an over's day; the first one, should a wrong clock be before the first over. */
export const ofDay = (lines: readonly string[], overNumber: number): string =>
  inTurn(lines, Math.max(0, overNumber));

/** What is said after the over; by the day, in turn. */
export const done: Record<OverBand, readonly string[]> = {
  duck: [
    'Pehli hi ball tedhi thi. Class group mein aur bhi W dikhenge.',
    'Over abhi shuru hi hua tha, yaar. Kal naya guard lena.',
    'Zero, par haazri lagi. School mein bhi toh yahi karte the.',
  ],
  few: [
    'Chhota over tha. Half-day bhi toh sabko pasand tha.',
    'Kam bane? Homework jaisa hai, kal phir milega.',
    'Thode run, poori mehnat. Sir ne nahi dekha, humne dekha.',
  ],
  some: [
    'Solid over! Group mein daalo, reply tez aayenge.',
    'Double digit! Antakshari mein pehla gaana tumhara.',
    'Mast over! Is baar board par naam run ke saath hai.',
  ],
  many: [
    'Itne run! Scoreboard wale ko stool laana pada.',
    '20 paar! PT sir ne tumhara roll number poochha hai.',
    'Kya over tha! Staff room tak awaaz gayi hai.',
  ],
  survived: [
    'Not out! Over khatam hua, tum nahi.',
    'Chhe numbers, ek bhi match nahi hua. Nakal ka case band.',
    'Poora over khel gaye! Bat frame karwa lo.',
  ],
};

/** Example: `doneLine({ runs: 0, isOut: true }, 1)` is a line for a duck. */
export const doneLine = (over: { runs: number; isOut: boolean }, overNumber: number): string =>
  ofDay(done[bandOf(over)], overNumber);
