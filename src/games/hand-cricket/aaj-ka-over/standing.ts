import type { RootState } from '../../../state/types';
import { daysIn, isCredible } from '../../shared/indianDay';
import { ballsOf } from '../ballsOf';
import { hasEnded, isOut, runsOf } from '../rules';
import type { HandCricketState } from '../slice';
import { selectMatch } from '../slice';
import { mayBegin } from './rules';

/** A new object each time: views use `useStanding`. */
export const selectStanding = (state: RootState) => standingOf(selectMatch(state));

/** How the over on the screen stands. */
export function standingOf({ day, today, overs }: HandCricketState) {
  const digits = overs[`${day}`] ?? '';
  return {
    day,
    ...summaryOf(digits),
    status: statusOf(day, digits, daysIn(overs)),
    /** The day has turned since the over began, or the clock was put right. */
    isOfOtherDay: day !== null && today !== null && (day < today || !isCredible(day, today)),
  };
}

function statusOf(day: number | null, digits: string, played: number[]) {
  if (hasEnded(digits)) return 'ended';
  return day === null || digits !== '' || mayBegin(day, played) ? 'open' : 'clockBack';
}

/** Example: `summaryOf('4122')` has two balls, 4 runs, and is out. */
export function summaryOf(digits: string) {
  const balls = ballsOf(digits);
  return { balls, runs: runsOf(balls, 'you'), isOut: balls.some(isOut) };
}
