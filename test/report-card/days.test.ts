import { today } from '../../src/report-card/days';
import { LAST_DAY } from '../../src/report-card/slice';

const DAY = 86_400_000;
/** India is ahead by five and a half hours. */
const AHEAD = 5.5 * 3_600_000;

test.each([
  ['noon in Greenwich', Date.UTC(2031, 5, 15, 12), 22_445],
  ['a moment before midnight in India', 22_446 * DAY - AHEAD - 1, 22_445],
  ['midnight in India', 22_446 * DAY - AHEAD, 22_446],
  ['the first day of the site', 20_783 * DAY - AHEAD - 1, 20_782],
  ['the day before it', 20_782 * DAY - AHEAD - 1, 20_782],
  ['day 0, by a clock without a battery', 0, 20_782],
  ['a day before 1970', -DAY * 400, 20_782],
  ['the last day', LAST_DAY * DAY, LAST_DAY],
  ['the day after it', (LAST_DAY + 1) * DAY, LAST_DAY],
])('%s is a day that can be stored', (_what, now, day) => {
  expect(today({ now: () => now })).toBe(day);
});
