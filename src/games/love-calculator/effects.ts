import { isBlank } from '../../kit/visibleText';
import type { Cue } from '../../platform/env';
import type { Feature } from '../../state/feature';
import type { AppThunk } from '../../state/types';
import { alertShown } from '../../state/uiSlice';
import { flamesOf } from './flames';
import type { Mode } from './rules';
import { workOut } from './rules';
import type { LoveCalculatorState } from './slice';
import {
  calculated,
  loveCalculatorSlice,
  modeChosen,
  selectFirstName,
  selectMode,
  selectResult,
  selectSecondName,
} from './slice';

/** Calculates, or shows an alert where a name is missing. Returns whether there is a result. */
export const calculate = (): AppThunk<boolean> => (dispatch, getState) => {
  const state = getState();
  const firstName = selectFirstName(state);
  const secondName = selectSecondName(state);
  if (isBlank(firstName)) {
    dispatch(alertShown('firstNameMissing'));
    return false;
  }
  if (isBlank(secondName)) {
    dispatch(alertShown('secondNameMissing'));
    return false;
  }
  const working = workOut(firstName, selectMode(state), secondName);
  dispatch(calculated({ ...working, flames: flamesOf(firstName, secondName) }));
  return true;
};

/** Changes the mode. A result on the screen belongs to the old mode, so it is calculated again. */
export const chooseMode =
  (mode: Mode): AppThunk =>
  (dispatch, getState) => {
    const hadResult = selectResult(getState()) !== null;
    dispatch(modeChosen(mode));
    if (hadResult) dispatch(calculate());
  };

/** A stamp for each calculation, even a repeated calculation; delayed until the working is shown. */
const cuesOf = (now: LoveCalculatorState, before: LoveCalculatorState): Cue[] =>
  now.result !== null && now.steps !== before.steps ? [{ sound: 'stamp', delayMs: 350 }] : [];

export const feature = {
  slice: loveCalculatorSlice,
  cuesOf,
} satisfies Feature<LoveCalculatorState>;
