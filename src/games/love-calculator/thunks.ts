import { isBlank } from '../../kit/visibleText';
import type { AppThunk } from '../../state/types';
import { alertShown } from '../../state/uiSlice';
import { flamesOf } from './flames';
import type { Mode } from './rules';
import { workOut } from './rules';
import { selectFirstName, selectMode, selectResult, selectSecondName } from './selectors';
import { calculated, modeChosen } from './slice';

/** Calculates, or shows an alert where a name is missing. Returns whether it calculated. */
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

/** Changes the mode; recalculates a result that is shown, as it belongs to the old mode. */
export const chooseMode =
  (mode: Mode): AppThunk =>
  (dispatch, getState) => {
    const hadResult = selectResult(getState()) !== null;
    dispatch(modeChosen(mode));
    if (hadResult) dispatch(calculate());
  };
