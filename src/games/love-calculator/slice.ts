import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { sliceSelector } from '../../state/sliceSelector';
import type { Flames } from './flames';
import type { Mode, Working } from './rules';
import { isSameName } from './rules';

export type LoveCalculatorState = {
  firstName: string;
  secondName: string;
  mode: Mode;
  /** The percentage for the names and the mode in this state; null until it is calculated. */
  result: number | null;
  /** The lines of the calculation for the names and the mode in this state; empty until the calculation. */
  steps: number[][];
  /** FLAMES for the names in this state; null until the calculation. */
  flames: Flames | null;
};

type Calculation = Working & { flames: Flames };

const initialState: LoveCalculatorState = {
  firstName: '',
  secondName: '',
  mode: 'love',
  result: null,
  steps: [],
  flames: null,
};

function clearResult(state: LoveCalculatorState) {
  if (state.result === null) return;
  state.result = null;
  state.steps = [];
  state.flames = null;
}

declare module '../../state/reducer' {
  interface LazySlices {
    loveCalculator: LoveCalculatorState;
  }
}

export const loveCalculatorSlice = createSlice({
  name: 'loveCalculator',
  initialState,
  reducers: {
    modeChosen(state, { payload }: PayloadAction<Mode>) {
      if (state.mode === payload) return;
      state.mode = payload;
      clearResult(state);
    },
    firstNameTyped(state, { payload }: PayloadAction<string>) {
      state.firstName = payload;
      clearResult(state);
    },
    secondNameTyped(state, { payload }: PayloadAction<string>) {
      state.secondName = payload;
      clearResult(state);
    },
    /**
     * Stores the result from the payload. The reducer does not calculate the result, because the grapheme clusters of a
     * name depend on the Unicode version of the browser. A recorded action log must replay to the same result
     * everywhere.
     */
    calculated(state, { payload }: PayloadAction<Calculation>) {
      state.result = payload.result;
      state.steps = payload.steps;
      // Action logs that earlier versions recorded have no `flames`.
      state.flames = payload.flames ?? null;
    },
    cleared(state) {
      state.firstName = '';
      state.secondName = '';
      clearResult(state);
    },
  },
  selectors: {
    selectFirstName: ({ firstName }) => firstName,
    selectSecondName: ({ secondName }) => secondName,
    selectMode: ({ mode }) => mode,
    selectResult: ({ result }) => result,
    selectSteps: ({ steps }) => steps,
    selectFlames: ({ flames }) => flames,
    selectIsSameName: ({ firstName, secondName }) => isSameName(firstName, secondName),
  },
});

export const { modeChosen, firstNameTyped, secondNameTyped, calculated, cleared } =
  loveCalculatorSlice.actions;

export const {
  selectFirstName,
  selectSecondName,
  selectMode,
  selectResult,
  selectSteps,
  selectFlames,
  selectIsSameName,
} = loveCalculatorSlice.getSelectors(sliceSelector(loveCalculatorSlice));
