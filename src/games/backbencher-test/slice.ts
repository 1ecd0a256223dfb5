import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import { fieldsOf } from '../shared/validate';
import type { PointId } from './rules';
import { pointsAmong, titleFor } from './rules';

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

/**
 * Parses the stored ticks. Takes any value; whatever is no point of the list is dropped, as is a second
 * tick of a point.
 * Example: `validate({ ticked: ['proxy', 'kabaddi', 'proxy'] })` gives `{ ticked: ['proxy'] }`.
 */
export function validate(stored: unknown): Persisted {
  const { ticked } = fieldsOf(stored);
  return { ticked: Array.isArray(ticked) ? pointsAmong(ticked) : [] };
}

const selectGame = sliceSelector(backbencherTestSlice);

export const selectIsTicked = (state: RootState, id: PointId) => isTicked(selectGame(state), id);
export const selectCount = (state: RootState) => selectGame(state).ticked.length;
export const selectTitle = (state: RootState) => titleFor(selectCount(state));

/** The part of the state that outlives the visit. */
export const persisted = {
  version: 1,
  select: selectPersisted,
  validate,
  reset: ticksReset,
} satisfies Persistence<BackbencherTestState, Persisted>;
