import { useAppSelector } from '../../../state/hooks';
import { inTurn } from '../../shared/lines';
import { commentary } from '../Commentary';
import { selectDay, selectOverOnScreen, selectOverStatus } from '../slice';
import { overNumber, summaryOf } from './rules';

/**
 * The outcome of an over. `duck` is Out with 0 runs, `few` is Out with 1 to 9 runs, `some` is Out with 10 to 19 runs,
 * and `many` is Out with 20 runs or more. `survived` is an over without Out.
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
 * Returns the line for the over with this number; each number takes the next line in the list. A number below 1 gets
 * the first line: if the clock is wrong, the day can be before the first over.
 */
export const lineOfOver = (lines: readonly string[], overNumber: number): string =>
  inTurn(lines, Math.max(0, overNumber));

/** The lines after an over, by the outcome of the over. Each day takes the next line in a list. */
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

/** Returns the line after an over. Example: `doneLine({ runs: 0, isOut: true }, 1)` is a line of `done.duck`. */
export const doneLine = (over: { runs: number; isOut: boolean }, overNumber: number): string =>
  lineOfOver(done[bandOf(over)], overNumber);

/** Shows the line about the latest ball, or about the whole over if the over has ended. */
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
