import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { games } from '../games';
import type { BadgeId } from '../games/shared/badgeIds';
import { BADGE_IDS } from '../games/shared/badgeIds';
import { isCredible, isNewDay } from '../games/shared/indianDay';
import { countOrZero, fieldsOf, integerUpTo, oneOf } from '../games/shared/validate';
import type { GuideSlug } from '../paths';
import { guideSlugs } from '../paths';
import type { Persistence } from '../state/feature';
import { scoresTaken } from '../state/scoresTaken';
import { sliceSelector } from '../state/sliceSelector';
import { pageOpened } from '../state/uiSlice';

/**
 * The earned badges, and everything that the report card counts itself. All days are Indian days: days since 1970 in
 * India.
 */
export type BadgesState = {
  /** The day on which each badge was earned. */
  earned: Partial<Record<BadgeId, number>>;
  /** The turns that the report card has counted for each game. The key is the name of the game's slice. */
  plays: Record<string, Plays>;
  /** The number of days on which the visitor played a game. */
  days: number;
  /** The guides that the visitor has opened. */
  guides: GuideSlug[];
  /** The game that was played last, as the name of its slice; null if none was played since this is kept. */
  lastGame: string | null;
  /** The badges that the latest turn on the current page has earned; not persisted. */
  news: BadgeId[];
};

/** The number of turns of a game, and the day of the latest turn. */
export type Plays = { count: number; day: number };

export type Persisted = Omit<BadgesState, 'news'>;

const initialState: BadgesState = {
  earned: {},
  plays: {},
  days: 0,
  guides: [],
  lastGame: null,
  news: [],
};

/**
 * The types of the actions that clear the scores of a game, without the name of the slice. Example: `scoresReset` for
 * the action `quiz/scoresReset`.
 */
const RESET_ACTIONS = ['scoresReset', 'ticksReset'];

declare module '../state/reducer' {
  interface LazySlices {
    badges: BadgesState;
  }
}

export const badgesSlice = createSlice({
  name: 'badges',
  initialState,
  reducers: {
    gamePlayed(state, { payload }: PayloadAction<{ game: string; day: number }>) {
      const { game, day } = payload;
      // Badges that this turn earns are added right after this action.
      state.news = [];
      state.lastGame = game;
      const played = Object.values(state.plays);
      const days = played.map((plays) => plays.day);
      // A day counts only if it is later than every played day. Otherwise a clock that was set back would add days.
      if (isNewDay(day, days)) state.days += 1;
      // A stored day that is far in the future comes from a wrong clock, and is replaced by today. Otherwise, once the
      // real date is within 31 days of the wrong day, no day would count until the wrong day has passed.
      for (const plays of played) if (!isCredible(plays.day, day)) plays.day = day;
      const before = state.plays[game] ?? { count: 0, day };
      state.plays[game] = { count: before.count + 1, day: Math.max(before.day, day) };
    },
    guideOpened(state, { payload }: PayloadAction<GuideSlug>) {
      if (!state.guides.includes(payload)) state.guides.push(payload);
    },
    /** Awards badges. A badge that was earned before keeps its first day. */
    badgesEarned(state, { payload }: PayloadAction<{ ids: BadgeId[]; day: number }>) {
      const isNew = (id: BadgeId) => state.earned[id] === undefined;
      for (const id of payload.ids.filter(isNew)) {
        state.earned[id] = payload.day;
        state.news.push(id);
      }
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageOpened, (state) => {
        state.news = [];
      })
      .addCase(scoresTaken, (state, { payload }) => {
        Object.assign(state, payload.scores.badges);
      })
      .addDefaultCase((state, { type }: UnknownAction) => {
        const [game, event] = type.split('/') as [string, string];
        const plays = state.plays[game];
        if (plays && RESET_ACTIONS.includes(event)) plays.count = 0;
      }),
});

export const { gamePlayed, guideOpened, badgesEarned } = badgesSlice.actions;

export const selectBadges = sliceSelector(badgesSlice);

/**
 * The last Indian day that can be stored, and sent in a transfer code. This day has six digits, and is in the year
 * 4707.
 */
export const LAST_DAY = 999_999;

/**
 * Returns valid badges and counts for any stored value. Unknown badges, games and guides are dropped, and so are
 * entries with an invalid day. Version 1 had no `lastGame`. `days` is at least 1 if any game was played. The result
 * keeps the order of the stored entries, because a tab compares the result with its own state as JSON text. In another
 * order, equal scores would look different.
 * Example: `validate({ earned: { 'no-hint': 20_782, medal: 1 } })` has only the badge `no-hint`, because no badge has
 * the id `medal`.
 */
export function validate(stored: unknown): Persisted {
  const { earned, plays, days, guides, lastGame } = fieldsOf(stored);
  const opened = new Set<unknown>(Array.isArray(guides) ? guides : undefined);
  const keys: readonly string[] = games.map(({ key }) => key);
  const played = Object.fromEntries(fieldsNamed(keys, plays).flatMap(playsIn));
  return {
    earned: Object.fromEntries(fieldsNamed(BADGE_IDS, earned).flatMap(dayIn)),
    plays: played,
    days: Math.max(countOrZero(days), Math.min(1, Object.keys(played).length)),
    guides: [...opened].flatMap((slug) => oneOf(guideSlugs, slug) ?? []),
    lastGame: oneOf(keys, lastGame) ?? null,
  };
}

const fieldsNamed = (names: readonly string[], stored: unknown) =>
  Object.entries(fieldsOf(stored)).filter(([name]) => names.includes(name));

/** Returns `day` if it is a whole number from 1 to `LAST_DAY`, otherwise undefined. */
const validDay = (day: unknown) => integerUpTo(LAST_DAY, day) || undefined;

function dayIn([name, stored]: [string, unknown]): [string, number][] {
  const day = validDay(stored);
  return day === undefined ? [] : [[name, day]];
}

function playsIn([name, stored]: [string, unknown]): [string, Plays][] {
  const { count, day } = fieldsOf(stored);
  const valid = validDay(day);
  return valid === undefined ? [] : [[name, { count: countOrZero(count), day: valid }]];
}

/** The part of the state that is stored, and therefore outlives the visit. */
export const persisted = {
  version: 2,
  select: ({ earned, plays, days, guides, lastGame }) => ({
    earned,
    plays,
    days,
    guides,
    lastGame,
  }),
  validate,
} satisfies Persistence<BadgesState, Persisted>;
