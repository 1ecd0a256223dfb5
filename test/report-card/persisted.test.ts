import fc from 'fast-check';
import { LAST_DAY, validate } from '../../src/report-card/slice';
import { isPlainJson } from '../support/checks';
import { anything, notACount, notAnObject } from '../support/hostileValues';
import { anyBadges } from './arbitraries';

const EMPTY = { earned: {}, plays: {}, days: 0, guides: [] };

const stored = {
  earned: { 'streak-10': 20_790, 'first-win': 20_783 },
  plays: { quiz: { count: 3, day: 20_790 }, loveCalculator: { count: 0, day: 1 } },
  days: 400,
  guides: ['pacheta', 'chidiya-udd'],
};

test('any valid badges stay as they are, in their order', () => {
  fc.assert(
    fc.property(anyBadges, (badges) => {
      expect(JSON.stringify(validate(badges))).toBe(JSON.stringify(badges));
    }),
    { examples: [[stored as never]] },
  );
});

test.each(notAnObject)('from %s nothing is read, nor from fields that are that', (_what, value) => {
  expect(validate(value)).toEqual(EMPTY);
  expect(validate({ earned: value, plays: value, days: 0, guides: value })).toEqual(EMPTY);
});

test('unknown badges, games and guides are dropped, and a guide that is there twice', () => {
  const more = {
    earned: { ...stored.earned, medal: 20_783, constructor: 7 },
    plays: { ...stored.plays, ludo: { count: 3, day: 20_790 } },
    days: 400,
    guides: ['pacheta', 'kabaddi', 'chidiya-udd', null, 7, ['pacheta'], 'pacheta'],
    news: ['no-hint'],
  };
  expect(validate(more)).toEqual(stored);
});

const atDay = (day: unknown) =>
  validate({ earned: { wedding: day }, plays: { quiz: { count: 3, day } } });
const notADay: [string, unknown][] = [...notACount, ['0', 0], ['too late', LAST_DAY + 1]];

test.each(notADay)('a badge or a game of the day %s is dropped', (_what, day) => {
  expect(atDay(day)).toStrictEqual(EMPTY);
});

test.each([1, 20_783, LAST_DAY])('a badge and a game of the day %i stay: on one day', (day) => {
  const plays = { quiz: { count: 3, day } };
  expect(atDay(day)).toEqual({ earned: { wedding: day }, plays, days: 1, guides: [] });
});

test.each(notACount)('a count of %s is 0, and of days at least one with a game', (_what, count) => {
  const played = validate({ plays: { quiz: { count, day: 20_790 } }, days: count });
  expect(played).toMatchObject({ plays: { quiz: { count: 0, day: 20_790 } }, days: 1 });
  expect(validate({ days: count }).days).toBe(0);
});

test('of anything at all the result is plain JSON, and valid', () => {
  const fields = fc.record(
    { earned: anything, plays: anything, days: anything, guides: anything },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(anything, fields), (value) => {
      const found = validate(value);
      expect(isPlainJson(found)).toBe(true);
      expect(validate(found)).toEqual(found);
    }),
  );
});
