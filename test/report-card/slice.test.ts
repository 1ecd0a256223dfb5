import { games } from '../../src/games';
import type { Game } from '../../src/games/shared/game';
import { scoresMerged } from '../../src/games/shared/scoresMerged';
import { pageOpened } from '../../src/layout/uiSlice';
import {
  badgesEarned,
  badgesRestored,
  badgesSlice,
  gamePlayed,
  guideOpened,
  latestDayOf,
  selectPersisted,
} from '../../src/report-card/slice';
import type { BadgesState } from '../../src/report-card/state';

const INITIAL = badgesSlice.getInitialState();

const stateAfter = (...actions: Parameters<typeof badgesSlice.reducer>[1][]) =>
  actions.reduce<BadgesState>(badgesSlice.reducer, INITIAL);

const played = (day: number, game = 'quiz') => gamePlayed({ game, day });

test('at first there is nothing', () => {
  expect(INITIAL).toEqual({ earned: {}, plays: {}, days: 0, guides: [], news: [] });
  expect(latestDayOf(INITIAL)).toBe(0);
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
])('of %s there are so many days: %j: %i', (_what, days, count) => {
  expect(stateAfter(...days.map((day) => played(day))).days).toBe(count);
  // Whichever games they are.
  const names = ['quiz', 'handCricket', 'truthOrDare'];
  expect(stateAfter(...days.map((day, at) => played(day, names[at]))).days).toBe(count);
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

test.each([
  ['what is stored', badgesRestored(stored)],
  ['merged scores with badges', scoresMerged({ badges: stored })],
])('%s replace all but the news', (_what, action) => {
  const state = stateAfter(badgesEarned({ ids: ['no-hint'], day: 10 }), played(10), action);
  expect(state).toEqual({ ...stored, news: ['no-hint'] });
  expect(selectPersisted(state)).toEqual(stored);
});

test('merged scores without badges change nothing', () => {
  const before = stateAfter(played(10));
  expect(badgesSlice.reducer(before, scoresMerged({ quiz: { bestScore: 5 } }))).toBe(before);
});

const resettable = games.filter((game: Game) => game.persisted !== undefined);

test.each(resettable.map((game) => [game.slice.name, game as Game] as const))(
  'a reset of %s clears its count, and neither its day nor the days nor a badge',
  (name, game) => {
    const before = stateAfter(
      ...games.map(({ slice }) => played(10, slice.name)),
      badgesEarned({ ids: ['every-game'], day: 10 }),
    );
    const reset = game.persisted?.reset() ?? { type: '' };
    const plays = { ...before.plays, [name]: { count: 0, day: 10 } };
    expect(badgesSlice.reducer(before, reset)).toEqual({ ...before, plays });
    expect(badgesSlice.reducer(INITIAL, reset)).toBe(INITIAL);
  },
);
