import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { games } from '../games';
import type { Game } from '../games/shared/game';
import { scoresMerged } from '../games/shared/scoresMerged';
import { pageOpened } from '../layout/uiSlice';
import type { GuideSlug } from '../paths';
import type { BadgeId } from './badges/ids';
import type { BadgesState, Persisted } from './state';
import { initialState } from './state';

/** 0 before the first. */
export const latestDayOf = ({ plays }: Pick<BadgesState, 'plays'>) =>
  Math.max(0, ...Object.values(plays).map(({ day }) => day));

/** The game whose scores an action clears. */
const resetBy = (action: UnknownAction) =>
  games.find(({ persisted }: Game) => persisted?.reset.match(action));

export const badgesSlice = createSlice({
  name: 'badges',
  initialState,
  reducers: {
    gamePlayed(state, { payload }: PayloadAction<{ game: string; day: number }>) {
      const { game, day } = payload;
      // A clock that was set back adds no day.
      if (day > latestDayOf(state)) state.days += 1;
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
    /** Takes over what is stored, when the slice is loaded or after another tab has changed it. */
    badgesRestored(state, { payload }: PayloadAction<Persisted>) {
      Object.assign(state, payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pageOpened, (state) => {
        state.news = [];
      })
      .addCase(scoresMerged, (state, { payload }) => {
        Object.assign(state, payload[badgesSlice.name]);
      })
      .addDefaultCase((state, action) => {
        const game = resetBy(action);
        const plays = game && state.plays[game.slice.name];
        if (plays) plays.count = 0;
      }),
});

export const { gamePlayed, guideOpened, badgesEarned, badgesRestored } = badgesSlice.actions;

export const selectPersisted = ({ earned, plays, days, guides }: BadgesState): Persisted => ({
  earned,
  plays,
  days,
  guides,
});
