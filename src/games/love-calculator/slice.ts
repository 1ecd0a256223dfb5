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
  // The three fields of a calculation always match names and mode, or are empty.
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
     * The payload contains the result: grapheme clusters depend on the Unicode version of a browser, and a recorded log
     * must replay to the same result in any browser.
     */
    calculated(state, { payload }: PayloadAction<Calculation>) {
      state.result = payload.result;
      state.steps = payload.steps;
      // Logs of earlier versions have no FLAMES.
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
