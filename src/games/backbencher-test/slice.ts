import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { PointId } from './rules';
import { pointsAmong } from './rules';

export type BackbencherTestState = {
  /** Each at most once, in the order of the list; persisted. */
  ticked: PointId[];
};

export type Persisted = BackbencherTestState;

const initialState: BackbencherTestState = { ticked: [] };

export const isTicked = ({ ticked }: BackbencherTestState, id: PointId) => ticked.includes(id);

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
    /** Takes over the stored ticks, on hydration or after another tab has changed them. */
    ticksRestored(state, { payload }: PayloadAction<Persisted>) {
      state.ticked = payload.ticked;
    },
  },
});

export const { pointTicked, pointUnticked, ticksReset, ticksRestored } =
  backbencherTestSlice.actions;

/** The part of the state that is persisted: all of it. */
export const selectPersisted = ({ ticked }: BackbencherTestState): Persisted => ({ ticked });
