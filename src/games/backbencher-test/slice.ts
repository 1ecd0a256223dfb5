import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Persistence } from '../../state/feature';
import { scoresTaken } from '../../state/scoresTaken';
import { sliceSelector } from '../../state/sliceSelector';
import { fieldsOf } from '../shared/validate';
import type { PointId } from './rules';
import { pointsAmong, titleFor } from './rules';

export type BackbencherTestState = {
  /** The ticked points, each once, in the order of `POINTS`. */
  ticked: PointId[];
};

export type Persisted = BackbencherTestState;

const initialState: BackbencherTestState = { ticked: [] };

const isTicked = ({ ticked }: BackbencherTestState, id: PointId) => ticked.includes(id);

declare module '../../state/reducer' {
  interface LazySlices {
    backbencherTest: BackbencherTestState;
  }
}

export const backbencherTestSlice = createSlice({
  name: 'backbencherTest',
  initialState,
  reducers: {
    // Ticking and unticking are separate actions and not one toggle. A repeated action, or an action of an outdated
    // view, changes nothing; a toggle would undo the tick.
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
  selectors: {
    selectIsTicked: isTicked,
    selectCount: ({ ticked }) => ticked.length,
    selectTitle: ({ ticked }) => titleFor(ticked.length),
  },
});

export const { pointTicked, pointUnticked, ticksReset } = backbencherTestSlice.actions;

export const { selectIsTicked, selectCount, selectTitle } = backbencherTestSlice.getSelectors(
  sliceSelector(backbencherTestSlice),
);

/**
 * Parses the stored ticks. `stored` may be any value. Unknown points and repeated points are dropped.
 * Example: `validate({ ticked: ['proxy', 'kabaddi', 'proxy'] })` gives `{ ticked: ['proxy'] }`: 'kabaddi' is not a
 * point.
 */
export function validate(stored: unknown): Persisted {
  const { ticked } = fieldsOf(stored);
  return { ticked: Array.isArray(ticked) ? pointsAmong(ticked) : [] };
}

/** The part of the state that is kept after the visit: the whole state. */
export const persisted = {
  version: 1,
  select: ({ ticked }) => ({ ticked }),
  validate,
  reset: ticksReset,
} satisfies Persistence<BackbencherTestState, Persisted>;
