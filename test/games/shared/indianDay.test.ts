import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import {
  dateOf,
  daysIn,
  FIRST_DAY,
  indianDay,
  isCredible,
  isNewDay,
} from '../../../src/games/shared/indianDay';

test.each([
  ['2026-11-24T18:29:59.999Z', 20_781],
  ['2026-11-24T18:30:00.000Z', 20_782],
  ['2026-11-25T18:29:59.999Z', 20_782],
  // The year turns, and a leap day.
  ['2027-12-31T18:30:00.000Z', 21_184],
  ['2028-02-28T18:30:00.000Z', 21_243],
  ['2028-02-29T18:30:00.000Z', 21_244],
  ['1970-01-01T00:00:00.000Z', 0],
  ['1969-12-31T18:29:59.999Z', -1],
])('the Indian day at %s is %i', (time, day) => {
  expect(indianDay(Date.parse(time))).toBe(day);
});

test.each<[string, number, number[], boolean]>([
  ['nothing was', 20_900, [], true],
  ['the days before it were', 20_900, [20_898, 20_899], true],
  ['it was', 20_900, [20_899, 20_900], false],
  ['a day of the next month was', 20_900, [20_931], false],
  ['a later one was: the clock was wrong then', 20_900, [20_932], true],
  ['yesterday and one of another year were', 20_900, [20_899, 99_999], true],
  ['another year was, and the clock says the first day', FIRST_DAY, [99_999], false],
])('a day is a new one after what was played, or not: %s', (_what, day, played, isNew) => {
  expect(isNewDay(day, played)).toBe(isNew);
  expect(played.every((each) => each < day || !isCredible(each, day))).toBe(isNew);
});

test('the days of a register are those since the first', () => {
  expect(daysIn({ 1: '42', [FIRST_DAY - 1]: '42', [FIRST_DAY]: '42' })).toEqual([FIRST_DAY]);
});

test('the Indian day has the date that it has in India', () => {
  const inIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const time = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2060, 0, 1) });
  fc.assert(
    fc.property(time, (now) => {
      expect(dateOf(indianDay(now)).toISOString().slice(0, 10)).toBe(inIndia.format(now));
    }),
  );
});

// The time zone of a process is fixed when it starts.
test.each(['Pacific/Kiritimati', 'Asia/Kolkata', 'Europe/London', 'Pacific/Pago_Pago'])(
  'the Indian day is the same on a machine in %s',
  (zone) => {
    const script = `
        const { indianDay, dateOf } = require('./src/games/shared/indianDay.ts');
        const { monthOf, weeksOf } = require('./src/games/hand-cricket/aaj-ka-over/rules.ts');
        const times = ['2026-11-24T18:29:59.999Z', '2026-11-24T18:30:00.000Z', '2027-03-28T01:30:00Z'];
        const days = times.map((time) => indianDay(Date.parse(time)));
        console.log(JSON.stringify([days, [...days, 20_788].map(monthOf), weeksOf(24_323)[0]]));
      `;
    const tsx = ['--import', 'tsx', '--input-type=commonjs', '--eval', script];
    const printed = execFileSync(process.execPath, tsx, { env: { ...process.env, TZ: zone } });
    expect(JSON.parse(printed.toString())).toEqual([
      [20_781, 20_782, 20_905],
      [24_322, 24_322, 24_326, 24_323],
      [null, null, 20_788, 20_789, 20_790, 20_791, 20_792],
    ]);
  },
  60_000,
);
