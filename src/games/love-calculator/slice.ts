import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { Mode, Working } from './rules';

/** `result` and `steps` always belong to the names and the mode beside them, or are empty. */
export type LoveCalculatorState = {
  firstName: string;
  secondName: string;
  mode: Mode;
  result: number | null;
  steps: number[][];
};

const initialState: LoveCalculatorState = {
  firstName: '',
  secondName: '',
  mode: 'love',
  result: null,
  steps: [],
};

function wipeWorking(state: LoveCalculatorState) {
  state.result = null;
  state.steps = [];
}

export const loveCalculatorSlice = createSlice({
  name: 'loveCalculator',
  initialState,
  reducers: {
    modeChosen(state, { payload }: PayloadAction<Mode>) {
      if (state.mode === payload) return;
      state.mode = payload;
      wipeWorking(state);
    },
    firstNameTyped(state, { payload }: PayloadAction<string>) {
      state.firstName = payload;
      wipeWorking(state);
    },
    secondNameTyped(state, { payload }: PayloadAction<string>) {
      state.secondName = payload;
      wipeWorking(state);
    },
    /**
     * The working travels in the payload: what counts as one character depends on the browser's
     * Unicode tables, and a log must replay to the same figure on any machine.
     */
    calculated(state, { payload }: PayloadAction<Working>) {
      state.result = payload.result;
      state.steps = payload.steps;
    },
    cleared(state) {
      state.firstName = '';
      state.secondName = '';
      wipeWorking(state);
    },
  },
  selectors: {
    selectFirstName: (state) => state.firstName,
    selectSecondName: (state) => state.secondName,
    selectMode: (state) => state.mode,
    selectResult: (state) => state.result,
    selectSteps: (state) => state.steps,
  },
});

export const { modeChosen, firstNameTyped, secondNameTyped, calculated, cleared } =
  loveCalculatorSlice.actions;

export const { selectFirstName, selectSecondName, selectMode, selectResult, selectSteps } =
  loveCalculatorSlice.selectors;
