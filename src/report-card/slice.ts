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

/** The badges, and the counts of the report card. All days are Indian days. */
export type BadgesState = {
  /** The day on which each badge was earned. */
  earned: Partial<Record<BadgeId, number>>;
  /** The turns of each game that the report card has counted, by the name of the game's slice. */
  plays: Record<string, Plays>;
  /** The number of days on which something was played. */
  days: number;
  /** The guides that were opened. */
  guides: GuideSlug[];
  /** The badges earned on the open page; not persisted. */
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
  news: [],
};

/** The events by which a game clears its scores. Example: `quiz/scoresReset`. */
const RESETS = ['scoresReset', 'ticksReset'];

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
      const played = Object.values(state.plays);
      const days = played.map((plays) => plays.day);
      // A day is counted only if it is later than all days that were played, so a clock that was set back adds no
      // day.
      if (isNewDay(day, days)) state.days += 1;
      // Days far ahead come from a wrong clock, and are replaced by today. If they stayed, the real day would not
      // count as new once it comes.
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
        if (plays && RESETS.includes(event)) plays.count = 0;
      }),
});

export const { gamePlayed, guideOpened, badgesEarned } = badgesSlice.actions;

export const selectBadges = sliceSelector(badgesSlice);

/** The last day that can be stored and sent, in the year 4707. */
export const LAST_DAY = 999_999;

/**
 * Parses what is stored. Takes any value; unknown badges, games and guides are dropped, and so are invalid days.
 * `days` is at least 1 where something was played. The result keeps the order of the stored entries, because another
 * tab compares it with its own state in its own order.
 * Example: `validate({ earned: { 'no-hint': 20_782, medal: 1 } })` has the badge `no-hint`, and nothing else.
 */
export function validate(stored: unknown): Persisted {
  const { earned, plays, days, guides } = fieldsOf(stored);
  const opened = new Set<unknown>(Array.isArray(guides) ? guides : undefined);
  const played = Object.fromEntries(
    fieldsNamed(
      games.map(({ key }) => key),
      plays,
    ).flatMap(playsIn),
  );
  return {
    earned: Object.fromEntries(fieldsNamed(BADGE_IDS, earned).flatMap(dayIn)),
    plays: played,
    days: Math.max(countOrZero(days), Math.min(1, Object.keys(played).length)),
    guides: [...opened].flatMap((slug) => oneOf(guideSlugs, slug) ?? []),
  };
}

const fieldsNamed = (names: readonly string[], stored: unknown) =>
  Object.entries(fieldsOf(stored)).filter(([name]) => names.includes(name));

/** Returns a day from 1 on; undefined for any other value. */
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

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: ({ earned, plays, days, guides }) => ({ earned, plays, days, guides }),
  validate,
} satisfies Persistence<BadgesState, Persisted>;
