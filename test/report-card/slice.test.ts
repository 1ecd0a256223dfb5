import fc from 'fast-check';
import { games } from '../../src/games';
import { FIRST_DAY } from '../../src/games/shared/indianDay';
import type { BadgesState } from '../../src/report-card/slice';
import {
  badgesEarned,
  badgesSlice,
  gamePlayed,
  guideOpened,
  LAST_DAY,
  persisted,
  validate,
} from '../../src/report-card/slice';
import { scoresTaken } from '../../src/state/scoresTaken';
import { pageOpened } from '../../src/state/uiSlice';
import { isPlainJson } from '../support/checks';
import { anything, notACount, notAnObject } from '../support/hostileValues';
import { features } from '../support/store';
import { anyBadges } from './arbitraries';

const DAY = 20_900;

const INITIAL = badgesSlice.getInitialState();

const stateAfter = (...actions: Parameters<typeof badgesSlice.reducer>[1][]) =>
  actions.reduce<BadgesState>(badgesSlice.reducer, INITIAL);

const played = (day: number, game = 'quiz') => gamePlayed({ game, day });

test('at first there is nothing', () => {
  expect(INITIAL).toEqual({ earned: {}, plays: {}, days: 0, guides: [], lastGame: null, news: [] });
});

test('a game that is played is counted, each for itself, with its latest day', () => {
  const { plays } = stateAfter(played(10), played(11, 'handCricket'), played(12), played(9));
  expect(plays).toEqual({ quiz: { count: 3, day: 12 }, handCricket: { count: 1, day: 11 } });
});

test.each([
  ['one game', [10], 1],
  ['a day with many', [10, 10, 10], 1],
  ['two days', [10, 11, 11], 2],
  ['a pause', [10, 20], 2],
  ['a clock that was set back', [10, 9, 8], 1],
  ['a clock that is right again', [10, 9, 10, 11], 2],
  ['a clock a month ahead', [41, 10, 11], 1],
  ['a clock more than a month ahead that is right again', [42, 10, 10, 11, 42], 4],
  ['a clock before the first day, for once', [99, FIRST_DAY - DAY, 99, 100], 2],
])('of %s there are so many days: %j: %i', (_what, days, count) => {
  // Of one game, and whichever games they are.
  for (const names of [[], ['quiz', 'handCricket', 'truthOrDare']])
    expect(stateAfter(...days.map((day, at) => played(DAY + day, names[at]))).days).toBe(count);
});

test('the game that was played last is kept', () => {
  expect(stateAfter(played(10), played(9, 'handCricket')).lastGame).toBe('handCricket');
});

test('days more than a month ahead are put right by the next game, nearer ones stay', () => {
  const [far, near] = [DAY + 900, DAY + 31];
  const ahead = [played(far), played(far, 'truthOrDare'), played(near, 'handCricket')];
  expect(stateAfter(...ahead, played(DAY)).plays).toEqual({
    quiz: { count: 2, day: near },
    truthOrDare: { count: 1, day: near },
    handCricket: { count: 1, day: near },
  });
  expect(stateAfter(played(far, 'truthOrDare'), played(DAY)).plays).toEqual({
    truthOrDare: { count: 1, day: DAY },
    quiz: { count: 1, day: DAY },
  });
});

test('a guide is noted once, in the order in which they were opened', () => {
  const opened = ['pacheta', 'chidiya-udd', 'pacheta'] as const;
  expect(stateAfter(...opened.map(guideOpened)).guides).toEqual(['pacheta', 'chidiya-udd']);
});

test('a badge is news until the next page or turn; it keeps its first day, and is no news again', () => {
  const first = badgesEarned({ ids: ['no-hint', 'wedding'], day: 10 });
  const again = badgesEarned({ ids: ['wedding', 'not-out'], day: 11 });
  const news = ['no-hint', 'wedding', 'not-out'];
  const earned = { 'no-hint': 10, wedding: 10, 'not-out': 11 };
  expect(stateAfter(first, again)).toEqual({ ...INITIAL, earned, news });
  const next = stateAfter(first, pageOpened('/'), again);
  expect(next).toEqual({ ...INITIAL, earned, news: ['not-out'] });
  expect(stateAfter(first, played(11), again).news).toEqual(['not-out']);
});

const stored = {
  earned: { wedding: 9 },
  plays: { quiz: { count: 2, day: 9 } },
  days: 1,
  guides: ['pacheta' as const],
  lastGame: 'quiz',
};

test('scores that are taken over replace all but the news', () => {
  const action = scoresTaken({ from: 'storage', scores: { badges: stored } });
  const state = stateAfter(played(10), badgesEarned({ ids: ['no-hint'], day: 10 }), action);
  expect(state).toEqual({ ...stored, news: ['no-hint'] });
  expect(persisted.select(state)).toEqual(stored);
});

test('scores of games alone change nothing', () => {
  const before = stateAfter(played(10));
  expect(
    badgesSlice.reducer(before, scoresTaken({ from: 'code', scores: { quiz: { bestScore: 5 } } })),
  ).toBe(before);
});

test.each(
  features.flatMap(({ slice, persisted }) =>
    persisted?.reset ? [[slice.name, persisted.reset()] as const] : [],
  ),
)('a reset of %s clears its count, and neither its day nor the days nor a badge', (name, reset) => {
  const before = stateAfter(
    ...games.map(({ key }) => played(10, key)),
    badgesEarned({ ids: ['every-game'], day: 10 }),
  );
  const plays = { ...before.plays, [name]: { count: 0, day: 10 } };
  expect(badgesSlice.reducer(before, reset)).toEqual({ ...before, plays });
  expect(badgesSlice.reducer(INITIAL, reset)).toBe(INITIAL);
  // Another event of the game, and one of no slice.
  for (const type of [`${name}/gameLeft`, name]) {
    expect(badgesSlice.reducer(before, { type })).toBe(before);
  }
});

const EMPTY = { earned: {}, plays: {}, days: 0, guides: [], lastGame: null };

const asStored = {
  earned: { 'streak-10': 20_790, 'first-win': 20_783 },
  plays: { quiz: { count: 3, day: 20_790 }, loveCalculator: { count: 0, day: 1 } },
  days: 400,
  guides: ['pacheta', 'chidiya-udd'],
  lastGame: 'loveCalculator',
};

test('any valid badges stay as they are, in their order', () => {
  fc.assert(
    fc.property(anyBadges, (badges) => {
      expect(JSON.stringify(validate(badges))).toBe(JSON.stringify(badges));
    }),
    { examples: [[asStored as never]] },
  );
});

test.each(notAnObject)('from %s nothing is read, nor from fields that are that', (_what, value) => {
  expect(validate(value)).toEqual(EMPTY);
  expect(
    validate({ earned: value, plays: value, days: 0, guides: value, lastGame: value }),
  ).toEqual(EMPTY);
});

test('unknown badges, games and guides are dropped, and a guide that is there twice', () => {
  const more = {
    earned: { ...asStored.earned, medal: 20_783, constructor: 7 },
    plays: { ...asStored.plays, ludo: { count: 3, day: 20_790 } },
    days: 400,
    guides: ['pacheta', 'kabaddi', 'chidiya-udd', null, 7, ['pacheta'], 'pacheta'],
    lastGame: 'loveCalculator',
    news: ['no-hint'],
  };
  expect(validate(more)).toEqual(asStored);
  const { lastGame, ...version1 } = asStored;
  for (const last of [lastGame, undefined, 'ludo', 'constructor', ['quiz'], 7])
    expect(validate({ ...version1, lastGame: last }).lastGame).toBe(
      last === lastGame ? last : null,
    );
});

const atDay = (day: unknown) =>
  validate({ earned: { wedding: day }, plays: { quiz: { count: 3, day } } });
const notADay: [string, unknown][] = [...notACount, ['0', 0], ['too late', LAST_DAY + 1]];

test.each(notADay)('a badge or a game of the day %s is dropped', (_what, day) => {
  expect(atDay(day)).toStrictEqual(EMPTY);
});

test.each([1, 20_783, LAST_DAY])('a badge and a game of the day %i stay: on one day', (day) => {
  const plays = { quiz: { count: 3, day } };
  expect(atDay(day)).toEqual({ ...EMPTY, earned: { wedding: day }, plays, days: 1 });
});

test.each(notACount)('a count of %s is 0, and of days at least one with a game', (_what, count) => {
  const played = validate({ plays: { quiz: { count, day: 20_790 } }, days: count });
  expect(played).toMatchObject({ plays: { quiz: { count: 0, day: 20_790 } }, days: 1 });
  expect(validate({ days: count }).days).toBe(0);
});

test('of anything at all the result is plain JSON, and valid', () => {
  const fields = fc.record(
    { earned: anything, plays: anything, days: anything, guides: anything, lastGame: anything },
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
