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

describe('a game that is played', () => {
  test('is counted, each game for itself, with its latest day', () => {
    const { plays } = stateAfter(played(10), played(10), played(11, 'handCricket'), played(12));
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
  });

  test('on one day is one day, whichever games they are', () => {
    expect(stateAfter(played(10), played(10, 'handCricket')).days).toBe(1);
    expect(stateAfter(played(10), played(9, 'handCricket')).days).toBe(1);
  });

  test('keeps its latest day, though the clock was set back', () => {
    expect(stateAfter(played(10), played(9)).plays.quiz).toEqual({ count: 2, day: 10 });
  });
});

test('a guide is noted once, in the order in which they were opened', () => {
  const { guides } = stateAfter(
    guideOpened('pacheta'),
    guideOpened('chidiya-udd'),
    guideOpened('pacheta'),
  );
  expect(guides).toEqual(['pacheta', 'chidiya-udd']);
});

describe('a badge', () => {
  const earned = stateAfter(badgesEarned({ ids: ['no-hint', 'wedding'], day: 10 }));

  test('is earned on a day, and is news', () => {
    expect(earned).toEqual({
      ...INITIAL,
      earned: { 'no-hint': 10, wedding: 10 },
      news: ['no-hint', 'wedding'],
    });
  });

  test('keeps its first day, and is no news again', () => {
    const again = badgesSlice.reducer(
      earned,
      badgesEarned({ ids: ['wedding', 'not-out'], day: 11 }),
    );
    expect(again.earned).toEqual({ 'no-hint': 10, wedding: 10, 'not-out': 11 });
    expect(again.news).toEqual(['no-hint', 'wedding', 'not-out']);
  });

  test('is forgotten as news on the next page, and still earned', () => {
    const next = badgesSlice.reducer(earned, pageOpened('/'));
    expect(next).toEqual({ ...earned, news: [] });
  });
});

test('what is stored replaces all but the news', () => {
  const stored = {
    earned: { wedding: 9 },
    plays: { quiz: { count: 2, day: 9 } },
    days: 1,
    guides: ['pacheta' as const],
  };
  const state = stateAfter(
    badgesEarned({ ids: ['no-hint'], day: 10 }),
    played(10),
    badgesRestored(stored),
  );
  expect(state).toEqual({ ...stored, news: ['no-hint'] });
  expect(selectPersisted(state)).toEqual(stored);
});

test('merged scores replace all but the news, if the badges are among them', () => {
  const badges = { earned: { wedding: 9 }, plays: {}, days: 5, guides: [] };
  const before = stateAfter(badgesEarned({ ids: ['no-hint'], day: 10 }), played(10));
  expect(badgesSlice.reducer(before, scoresMerged({ badges }))).toEqual({
    ...badges,
    news: ['no-hint'],
  });
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
    expect(badgesSlice.reducer(before, reset)).toEqual({
      ...before,
      plays: { ...before.plays, [name]: { count: 0, day: 10 } },
    });
    expect(badgesSlice.reducer(INITIAL, reset)).toBe(INITIAL);
  },
);
