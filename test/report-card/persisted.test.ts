import fc from 'fast-check';
import { LAST_DAY, validate } from '../../src/report-card/persisted';
import { isPlainJson } from '../support/checks';
import { anything, notACount, notAnObject } from '../support/hostileValues';
import { anyBadges } from './arbitraries';

const EMPTY = { earned: {}, plays: {}, days: 0, guides: [] };

const stored = {
  earned: { 'streak-10': 20_790, 'first-win': 20_783 },
  plays: { quiz: { count: 3, day: 20_790 }, loveCalculator: { count: 0, day: 1 } },
  days: 4,
  guides: ['pacheta', 'chidiya-udd'],
};

test('valid fields stay as they are, in their order', () => {
  expect(validate(stored)).toEqual(stored);
  expect(JSON.stringify(validate(stored))).toBe(JSON.stringify(stored));
});

test('any valid badges stay as they are', () => {
  fc.assert(
    fc.property(anyBadges, (badges) => {
      expect(JSON.stringify(validate(badges))).toBe(JSON.stringify(badges));
    }),
  );
});

test.each(notAnObject)('from %s nothing is read', (_what, value) => {
  expect(validate(value)).toEqual(EMPTY);
});

test.each(notAnObject.filter(([what]) => what !== 'JSON in a string'))(
  'nor from fields that are %s',
  (_what, value) => {
    expect(validate({ earned: value, plays: value, days: 0, guides: value })).toEqual(EMPTY);
  },
);

test('unknown badges, games and guides are dropped, and a guide that is there twice', () => {
  const more = {
    earned: { ...stored.earned, medal: 20_783, constructor: 7 },
    plays: { ...stored.plays, ludo: { count: 3, day: 20_790 } },
    days: 4,
    guides: ['pacheta', 'kabaddi', 'chidiya-udd', null, 7, ['pacheta'], 'pacheta'],
    news: ['no-hint'],
    medals: 7,
  };
  expect(validate(more)).toEqual(stored);
});

test('a prototype is not read, nor changed', () => {
  const json =
    '{"earned":{"__proto__":{"no-hint":7}},"plays":{"__proto__":{"quiz":{"count":1,"day":1}}}}';
  expect(validate(JSON.parse(json))).toEqual(EMPTY);
  expect(({} as Record<string, unknown>).quiz).toBeUndefined();
});

const notADay: [string, unknown][] = [...notACount, ['0', 0], ['too late', LAST_DAY + 1]];

test.each(notADay)('a badge or a game of the day %s is dropped', (_what, day) => {
  const found = validate({ earned: { wedding: day }, plays: { quiz: { count: 3, day } } });
  expect(found).toStrictEqual(EMPTY);
});

test.each([1, 20_783, LAST_DAY])('a badge and a game of the day %i stay', (day) => {
  const found = validate({ earned: { wedding: day }, plays: { quiz: { count: 3, day } }, days: 1 });
  expect(found).toEqual({
    earned: { wedding: day },
    plays: { quiz: { count: 3, day } },
    days: 1,
    guides: [],
  });
});

test.each(notACount)('a count that is %s becomes 0, and its day stays', (_what, count) => {
  expect(validate({ plays: { quiz: { count, day: 20_790 } } }).plays).toEqual({
    quiz: { count: 0, day: 20_790 },
  });
});

test.each(notACount)('of %s days there are at least one, where something was played', (_, days) => {
  expect(validate({ plays: { quiz: { count: 0, day: 20_790 } }, days }).days).toBe(1);
  expect(validate({ days }).days).toBe(0);
});

test('more days than the latest game would say stay', () => {
  expect(validate({ ...stored, days: 400 }).days).toBe(400);
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
