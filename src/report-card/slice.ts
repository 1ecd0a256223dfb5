import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { isCredible, isNewDay } from '../games/shared/indianDay';
import type { GuideSlug } from '../paths';
import { scoresTaken } from '../state/scoresTaken';
import { pageOpened } from '../state/uiSlice';
import type { BadgeId } from './badges/ids';
import type { BadgesState, Persisted } from './state';
import { initialState } from './state';

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
      // A clock that was set back adds no day.
      if (isNewDay(day, days)) state.days += 1;
      // Days far ahead are put right: they would be in the way once they come.
      for (const plays of played) if (!isCredible(plays.day, day)) plays.day = day;
      const before = state.plays[game] ?? { count: 0, day };
      state.plays[game] = { count: before.count + 1, day: Math.max(before.day, day) };
    },
    guideOpened(state, { payload }: PayloadAction<GuideSlug>) {
      if (!state.guides.includes(payload)) state.guides.push(payload);
    },
    /** An earned badge stays, with its first day. */
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

export const selectPersisted = ({ earned, plays, days, guides }: BadgesState): Persisted => ({
  earned,
  plays,
  days,
  guides,
});
