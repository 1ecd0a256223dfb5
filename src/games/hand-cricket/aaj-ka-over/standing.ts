import type { RootState } from '../../../state/types';
import { ballsOf } from '../ballsOf';
import { hasEnded, isOut, runsOf } from '../rules';
import { selectDay, selectOvers, selectToday } from '../selectors';
import { mayBegin } from './rules';

/** How the over on the screen stands. */
export function selectStanding(state: RootState) {
  const day = selectDay(state);
  const overs = selectOvers(state);
  const digits = overs[`${day}`] ?? '';
  return {
    day,
    ...summaryOf(digits),
    status: statusOf(day, digits, Object.keys(overs).map(Number)),
    /** The day has turned since the over began. */
    isOfEarlierDay: day !== selectToday(state),
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
