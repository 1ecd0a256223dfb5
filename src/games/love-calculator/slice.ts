import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { sliceSelector } from '../../state/sliceSelector';
import type { RootState } from '../../state/types';
import type { Flames } from './flames';
import type { Mode, Working } from './rules';

/** `result`, `steps` and `flames` always match the current names and mode, or are empty. */
export type LoveCalculatorState = {
  firstName: string;
  secondName: string;
  mode: Mode;
  result: number | null;
  steps: number[][];
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
     * The payload contains the result: the grapheme clusters depend on the browser's Unicode
     * version, and a recorded log must replay to the same result in any browser.
     */
    calculated(state, { payload }: PayloadAction<Calculation>) {
      state.result = payload.result;
      state.steps = payload.steps;
      // Logs of earlier versions have none.
      state.flames = payload.flames ?? null;
    },
    cleared(state) {
      state.firstName = '';
      state.secondName = '';
      clearResult(state);
    },
  },
});

export const { modeChosen, firstNameTyped, secondNameTyped, calculated, cleared } =
  loveCalculatorSlice.actions;

const selectGame = sliceSelector(loveCalculatorSlice);

export const selectFirstName = (state: RootState) => selectGame(state).firstName;
export const selectSecondName = (state: RootState) => selectGame(state).secondName;
export const selectMode = (state: RootState) => selectGame(state).mode;
export const selectResult = (state: RootState) => selectGame(state).result;
export const selectSteps = (state: RootState) => selectGame(state).steps;
export const selectFlames = (state: RootState) => selectGame(state).flames;
