import { games } from '../../src/games';
import { FIRST_DAY } from '../../src/games/shared/indianDay';
import type { BadgesState } from '../../src/report-card/slice';
import {
  badgesEarned,
  badgesSlice,
  gamePlayed,
  guideOpened,
  persisted,
} from '../../src/report-card/slice';
import { scoresTaken } from '../../src/state/scoresTaken';
import { pageOpened } from '../../src/state/uiSlice';
import { features } from '../support/store';

const DAY = 20_900;

const INITIAL = badgesSlice.getInitialState();

const stateAfter = (...actions: Parameters<typeof badgesSlice.reducer>[1][]) =>
  actions.reduce<BadgesState>(badgesSlice.reducer, INITIAL);

const played = (day: number, game = 'quiz') => gamePlayed({ game, day });

test('at first there is nothing', () => {
  expect(INITIAL).toEqual({ earned: {}, plays: {}, days: 0, guides: [], news: [] });
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

test('a badge is news until the next page; it keeps its first day, and is no news again', () => {
  const first = badgesEarned({ ids: ['no-hint', 'wedding'], day: 10 });
  const again = badgesEarned({ ids: ['wedding', 'not-out'], day: 11 });
  const news = ['no-hint', 'wedding', 'not-out'];
  const earned = { 'no-hint': 10, wedding: 10, 'not-out': 11 };
  expect(stateAfter(first, again)).toEqual({ ...INITIAL, earned, news });
  const next = stateAfter(first, pageOpened('/'), again);
  expect(next).toEqual({ ...INITIAL, earned, news: ['not-out'] });
});

const stored = {
  earned: { wedding: 9 },
  plays: { quiz: { count: 2, day: 9 } },
  days: 1,
  guides: ['pacheta' as const],
};

test('scores that are taken over replace all but the news', () => {
  const action = scoresTaken({ from: 'storage', scores: { badges: stored } });
  const state = stateAfter(badgesEarned({ ids: ['no-hint'], day: 10 }), played(10), action);
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
