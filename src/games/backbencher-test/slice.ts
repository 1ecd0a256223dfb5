import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { scoresTaken } from '../../state/scoresTaken';
import type { PointId } from './rules';
import { pointsAmong } from './rules';

export type BackbencherTestState = {
  /** Each at most once, in the order of the list; persisted. */
  ticked: PointId[];
};

export type Persisted = BackbencherTestState;

const initialState: BackbencherTestState = { ticked: [] };

export const isTicked = ({ ticked }: BackbencherTestState, id: PointId) => ticked.includes(id);

declare module '../../state/reducer' {
  interface LazySlices {
    backbencherTest: BackbencherTestState;
  }
}

export const backbencherTestSlice = createSlice({
  name: 'backbencherTest',
  initialState,
  reducers: {
    // Two events in place of one that toggles: a repeated one, or one of an outdated view, is ignored.
    pointTicked(state, { payload }: PayloadAction<PointId>) {
      if (!isTicked(state, payload)) state.ticked = pointsAmong([...state.ticked, payload]);
    },
    pointUnticked(state, { payload }: PayloadAction<PointId>) {
      if (isTicked(state, payload)) state.ticked = state.ticked.filter((id) => id !== payload);
    },
    ticksReset(state) {
      state.ticked = [];
    },
  },
  extraReducers: (builder) =>
    builder.addCase(scoresTaken, (state, { payload }) => {
      Object.assign(state, payload.scores.backbencherTest);
    }),
});

export const { pointTicked, pointUnticked, ticksReset } = backbencherTestSlice.actions;

/** The part of the state that is persisted: all of it. */
export const selectPersisted = ({ ticked }: BackbencherTestState): Persisted => ({ ticked });
