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

/** Calculates the result; if a name is missing, shows an alert instead. Returns whether a result was calculated. */
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

/** Changes the mode. If the screen shows a result, the result for the new mode is calculated at once. */
export const chooseMode =
  (mode: Mode): AppThunk =>
  (dispatch, getState) => {
    const hadResult = selectResult(getState()) !== null;
    dispatch(modeChosen(mode));
    if (hadResult) dispatch(calculate());
  };

/** Returns the stamp sound for each calculation. The delay lets the animation of the steps end before the sound. */
const cuesOf = (now: LoveCalculatorState, before: LoveCalculatorState): Cue[] =>
  now.result !== null && now.steps !== before.steps ? [{ sound: 'stamp', delayMs: 350 }] : [];

export const feature = {
  slice: loveCalculatorSlice,
  cuesOf,
} satisfies Feature<LoveCalculatorState>;
