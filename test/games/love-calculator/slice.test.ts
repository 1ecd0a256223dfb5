import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '../../../src/app/store';
import { flamesOf } from '../../../src/games/love-calculator/flames';
import type { Mode } from '../../../src/games/love-calculator/rules';
import { workOut } from '../../../src/games/love-calculator/rules';
import {
  selectFirstName,
  selectFlames,
  selectMode,
  selectResult,
  selectSecondName,
  selectSteps,
} from '../../../src/games/love-calculator/selectors';
import {
  calculated,
  cleared,
  firstNameTyped,
  modeChosen,
  secondNameTyped,
} from '../../../src/games/love-calculator/slice';
import { calculate, chooseMode } from '../../../src/games/love-calculator/thunks';
import { selectAlert } from '../../../src/layout/uiSlice';
import type { AppStore, AppThunk } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';

type Dispatchable = UnknownAction | AppThunk;

function storeAfter(...dispatched: Dispatchable[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const action of dispatched) store.dispatch(action);
  return store;
}

const namesTyped = [firstNameTyped('Raju'), secondNameTyped('Rani')];

function workingIn(store: AppStore) {
  const state = store.getState();
  return { result: selectResult(state), steps: selectSteps(state), flames: selectFlames(state) };
}

/** What Raju and Rani give. FLAMES knows no mode. */
const workingOf = (mode: Mode) => ({
  ...workOut('Raju', mode, 'Rani'),
  flames: flamesOf('Raju', 'Rani'),
});

const NO_WORKING = { result: null, steps: [], flames: null };

test('starts with two empty names, in love mode, without a result', () => {
  const { loveCalculator } = storeAfter().getState();
  expect(loveCalculator).toEqual({ firstName: '', secondName: '', mode: 'love', ...NO_WORKING });
});

test('the selectors return the state', () => {
  const state = storeAfter(...namesTyped, modeChosen('hate'), calculate()).getState();
  expect({
    firstName: selectFirstName(state),
    secondName: selectSecondName(state),
    mode: selectMode(state),
    result: selectResult(state),
    steps: selectSteps(state),
    flames: selectFlames(state),
  }).toEqual(state.loveCalculator);
});

describe('calculating', () => {
  test.each([
    ['love', 75],
    ['hate', 66],
  ] as const)('two names in mode %s gives %i per cent, its steps and FLAMES', (mode, result) => {
    const store = storeAfter(...namesTyped, modeChosen(mode), calculate());
    expect(workingIn(store)).toEqual(workingOf(mode));
    expect(selectResult(store.getState())).toBe(result);
    expect(selectAlert(store.getState())).toBeNull();
  });

  test.each([
    ['no names', '', '', 'firstNameMissing'],
    ['no first name', '', 'Rani', 'firstNameMissing'],
    ['no second name', 'Raju', '', 'secondNameMissing'],
    ['white space for the first name', ' \t\u3000', 'Rani', 'firstNameMissing'],
    ['white space for the second name', 'Raju', '\n\u00a0', 'secondNameMissing'],
  ] as const)('with %s shows an alert and no result', (_what, first, second, alert) => {
    const store = storeAfter(firstNameTyped(first), secondNameTyped(second), calculate());
    expect(selectAlert(store.getState())).toBe(alert);
    expect(workingIn(store)).toEqual(NO_WORKING);
  });
});

test('typing without a result keeps the same empty steps, so that no result is rendered', () => {
  const before = selectSteps(storeAfter().getState());
  expect(selectSteps(storeAfter(...namesTyped, cleared()).getState())).toBe(before);
});

describe('choosing a mode', () => {
  test('recalculates a result that is shown', () => {
    const store = storeAfter(...namesTyped, calculate(), chooseMode('hate'));
    expect(selectMode(store.getState())).toBe('hate');
    expect(workingIn(store)).toEqual(workingOf('hate'));
  });

  test('without a result calculates nothing, and shows no alert', () => {
    for (const store of [
      storeAfter(chooseMode('hate')),
      storeAfter(...namesTyped, chooseMode('hate')),
    ]) {
      expect(selectMode(store.getState())).toBe('hate');
      expect(workingIn(store)).toEqual(NO_WORKING);
      expect(selectAlert(store.getState())).toBeNull();
    }
  });

  test.each<[string, Dispatchable]>([
    ['by the thunk', chooseMode('love')],
    ['by the action of a log', modeChosen('love')],
  ])('that is already chosen changes nothing, %s', (_how, choice) => {
    const store = storeAfter(...namesTyped, calculate());
    const before = store.getState();
    store.dispatch(choice);
    expect(store.getState()).toEqual(before);
  });

  test('clears the result of the old mode in the same action', () => {
    const store = storeAfter(...namesTyped, calculate());
    store.dispatch(modeChosen('hate'));
    expect(workingIn(store)).toEqual(NO_WORKING);
  });
});

test.each([
  ['the first name', firstNameTyped('Raj')],
  ['the second name', secondNameTyped('Ran')],
])('typing %s clears the result', (_field, typed) => {
  const store = storeAfter(...namesTyped, calculate(), typed);
  expect(workingIn(store)).toEqual(NO_WORKING);
});

test('cleared empties names, result, steps and FLAMES, and keeps the mode', () => {
  const store = storeAfter(...namesTyped, modeChosen('hate'), calculate(), cleared());
  expect(store.getState().loveCalculator).toEqual({
    firstName: '',
    secondName: '',
    mode: 'hate',
    ...NO_WORKING,
  });
});

test('a calculation of an earlier version, without FLAMES, is read as one without a letter', () => {
  const working = workOut('Raju', 'love', 'Rani');
  const store = storeAfter(...namesTyped, { type: calculated.type, payload: working });
  expect(workingIn(store)).toEqual({ ...working, flames: null });
});
