import type { UnknownAction } from '@reduxjs/toolkit';
import { calculate, chooseMode } from '../../../src/games/love-calculator/effects';
import { flamesOf } from '../../../src/games/love-calculator/flames';
import type { Mode } from '../../../src/games/love-calculator/rules';
import { workOut } from '../../../src/games/love-calculator/rules';
import * as slice from '../../../src/games/love-calculator/slice';
import type { AppThunk } from '../../../src/state/types';
import { selectAlert } from '../../../src/state/uiSlice';
import { scriptedEnv } from '../../support/scriptedEnv';
import { makeStore, slices } from '../../support/store';

type Dispatchable = UnknownAction | AppThunk;

function stateAfter(...dispatched: Dispatchable[]) {
  const store = makeStore({ env: scriptedEnv(), features: slices });
  for (const action of dispatched) store.dispatch(action);
  return store.getState();
}

const gameAfter = (...dispatched: Dispatchable[]) => stateAfter(...dispatched).loveCalculator;

const NAMES = { firstName: 'Raju', secondName: 'Rani' };
const namesTyped = [slice.firstNameTyped('Raju'), slice.secondNameTyped('Rani')];
const NO_WORKING = { result: null, steps: [], flames: null };

/** The calculation of Raju and Rani. FLAMES knows no mode. */
const workingOf = (mode: Mode) => ({
  ...workOut('Raju', mode, 'Rani'),
  flames: flamesOf('Raju', 'Rani'),
});

test('starts with two empty names, in love mode, without a result', () => {
  expect(gameAfter()).toEqual({ firstName: '', secondName: '', mode: 'love', ...NO_WORKING });
});

test.each(['love', 'hate'] as const)(
  'two names give the percentage of mode %s, its steps and FLAMES, and no alert',
  (mode) => {
    const state = stateAfter(...namesTyped, slice.modeChosen(mode), calculate());
    const { steps, flames } = workingOf(mode);
    expect(state.loveCalculator).toEqual({ ...NAMES, mode, ...workingOf(mode) });
    expect([slice.selectSteps(state), slice.selectFlames(state)]).toEqual([steps, flames]);
    expect(slice.selectIsSameName(state)).toBe(false);
    expect(selectAlert(state)).toBeNull();
  },
);

test.each([
  ['', '', 'firstNameMissing'],
  [' \t\u3000', 'Rani', 'firstNameMissing'],
  ['Raju', '\n\u00a0', 'secondNameMissing'],
])('the names %j and %j bring the alert %s, and no result', (first, second, alert) => {
  const state = stateAfter(slice.firstNameTyped(first), slice.secondNameTyped(second), calculate());
  expect(selectAlert(state)).toBe(alert);
  expect(state.loveCalculator).toMatchObject(NO_WORKING);
});

test('typing without a result keeps the same empty steps, so that no result is rendered', () => {
  expect(gameAfter(...namesTyped, slice.cleared()).steps).toBe(gameAfter().steps);
});

test('choosing a mode recalculates a result that is shown; without one it shows no alert', () => {
  const mode = 'hate';
  const after = gameAfter(...namesTyped, calculate(), chooseMode(mode));
  expect(after).toEqual({ ...NAMES, mode, ...workingOf(mode) });
  for (const typed of [[], namesTyped]) {
    const state = stateAfter(...typed, chooseMode(mode));
    expect(state.loveCalculator).toMatchObject({ mode, ...NO_WORKING });
    expect(selectAlert(state)).toBeNull();
  }
});

test('choosing the mode of a log that is already chosen changes nothing', () => {
  const before = gameAfter(...namesTyped, calculate());
  expect(gameAfter(...namesTyped, calculate(), slice.modeChosen('love'))).toEqual(before);
});

test.each([
  ['the other mode, by the action of a log', slice.modeChosen('hate'), { ...NAMES, mode: 'hate' }],
  [
    'typing the first name',
    slice.firstNameTyped('Raj'),
    { ...NAMES, firstName: 'Raj', mode: 'love' },
  ],
  [
    'typing the second name',
    slice.secondNameTyped('Ran'),
    { ...NAMES, secondName: 'Ran', mode: 'love' },
  ],
])('%s clears the result', (_what, action, left) => {
  expect(gameAfter(...namesTyped, calculate(), action)).toEqual({ ...left, ...NO_WORKING });
});

test('cleared empties names, result, steps and FLAMES, and keeps the mode', () => {
  const after = gameAfter(...namesTyped, slice.modeChosen('hate'), calculate(), slice.cleared());
  expect(after).toEqual({ firstName: '', secondName: '', mode: 'hate', ...NO_WORKING });
});

test('a calculation of an earlier version, without FLAMES, is read as one without a letter', () => {
  const working = workOut('Raju', 'love', 'Rani');
  expect(gameAfter(...namesTyped, { type: slice.calculated.type, payload: working })).toMatchObject(
    {
      ...working,
      flames: null,
    },
  );
});
