import { useAppSelector } from '../../../state/hooks';
import { inTurn } from '../../shared/lines';
import { commentary } from '../Commentary';
import { selectDay, selectOverOnScreen, selectOverStatus } from '../slice';
import { overNumber, summaryOf } from './rules';

/**
 * The outcome of an over: Out without a run, Out with less than 10 runs, with less than 20, or with more; or not Out
 * at all.
 */
export type OverBand = 'duck' | 'few' | 'some' | 'many' | 'survived';

/** Returns the outcome of an over. Example: `bandOf({ runs: 11, isOut: true })` is `some`. */
export function bandOf({ runs, isOut }: { runs: number; isOut: boolean }): OverBand {
  if (!isOut) return 'survived';
  if (runs === 0) return 'duck';
  if (runs < 10) return 'few';
  return runs < 20 ? 'some' : 'many';
}

/**
 * Returns the line for the number of an over. A number below 1, of a day before the first over, which only a wrong
 * clock shows, gets the first line.
 */
export const ofDay = (lines: readonly string[], overNumber: number): string =>
  inTurn(lines, Math.max(0, overNumber));

/** The lines after an over, by its outcome. The lines of a list are taken in turn, day by day. */
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

/** Returns the line after an over. Example: `doneLine({ runs: 0, isOut: true }, 1)` is a line for a duck. */
export const doneLine = (over: { runs: number; isOut: boolean }, overNumber: number): string =>
  ofDay(done[bandOf(over)], overNumber);

/** Shows the line about the latest ball of the over; after the end of the over, the line about the whole over. */
export default function OverLine() {
  const day = useAppSelector(selectDay);
  const status = useAppSelector(selectOverStatus);
  const { balls, runs, isOut } = summaryOf(useAppSelector(selectOverOnScreen));
  const latest = balls[balls.length - 1];
  const line =
    status === 'ended'
      ? doneLine({ runs, isOut }, overNumber(day ?? 0))
      : latest && inTurn(commentary.runs.you[latest[0]], balls.length);
  return <span>{line}</span>;
}
