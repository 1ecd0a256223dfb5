import type { UnknownAction } from '@reduxjs/toolkit';
import { makeStore } from '../../../src/app/store';
import { workOut } from '../../../src/games/love-calculator/rules';
import {
  cleared,
  firstNameTyped,
  modeChosen,
  secondNameTyped,
  selectFirstName,
  selectMode,
  selectResult,
  selectSecondName,
  selectSteps,
} from '../../../src/games/love-calculator/slice';
import { calculate, chooseMode } from '../../../src/games/love-calculator/thunks';
import { selectAlert } from '../../../src/layout/uiSlice';
import type { AppStore, AppThunk } from '../../../src/state/types';
import { scriptedEnv } from '../../support/scriptedEnv';

type Event = UnknownAction | AppThunk;

/** A store in which this has happened. */
function storeAfter(...events: Event[]) {
  const store = makeStore({ env: scriptedEnv() });
  for (const event of events) store.dispatch(event);
  return store;
}

const namesTyped = [firstNameTyped('Raju'), secondNameTyped('Rani')];

function seen(store: AppStore) {
  const state = store.getState();
  return { result: selectResult(state), steps: selectSteps(state) };
}

const NOTHING = { result: null, steps: [] };

test('starts with two empty names, in love, with nothing worked out', () => {
  const { loveCalculator } = storeAfter().getState();
  expect(loveCalculator).toEqual({ firstName: '', secondName: '', mode: 'love', ...NOTHING });
});

test('a screen can read all there is', () => {
  const state = storeAfter(...namesTyped, modeChosen('hate'), calculate()).getState();
  expect({
    firstName: selectFirstName(state),
    secondName: selectSecondName(state),
    mode: selectMode(state),
    result: selectResult(state),
    steps: selectSteps(state),
  }).toEqual(state.loveCalculator);
});

describe('calculating', () => {
  test.each([
    ['love', 75],
    ['hate', 66],
  ] as const)('two names in %s gives %i per cent and its working', (mode, result) => {
    const store = storeAfter(...namesTyped, modeChosen(mode), calculate());
    expect(seen(store)).toEqual(workOut('Raju', mode, 'Rani'));
    expect(selectResult(store.getState())).toBe(result);
  });

  const missing = [
    ['no names', '', '', 'firstNameMissing'],
    ['no first name', '', 'Rani', 'firstNameMissing'],
    ['no second name', 'Raju', '', 'secondNameMissing'],
    ['white space for the first name', ' \t\u3000', 'Rani', 'firstNameMissing'],
    ['white space for the second name', 'Raju', '\n\u00a0', 'secondNameMissing'],
  ] as const;

  test.each(missing)('with %s alerts, and works out nothing', (_what, first, second, alert) => {
    const store = storeAfter(firstNameTyped(first), secondNameTyped(second), calculate());
    expect(selectAlert(store.getState())).toBe(alert);
    expect(seen(store)).toEqual(NOTHING);
  });

  test('with both names alerts nothing', () => {
    const store = storeAfter(...namesTyped, calculate());
    expect(selectAlert(store.getState())).toBeNull();
  });
});

describe('choosing a mode', () => {
  test('works a shown result out again', () => {
    const store = storeAfter(...namesTyped, calculate(), chooseMode('hate'));
    expect(selectMode(store.getState())).toBe('hate');
    expect(seen(store)).toEqual(workOut('Raju', 'hate', 'Rani'));
  });

  test('works nothing out where no result was shown, and asks for no name', () => {
    for (const store of [
      storeAfter(chooseMode('hate')),
      storeAfter(...namesTyped, chooseMode('hate')),
    ]) {
      expect(selectMode(store.getState())).toBe('hate');
      expect(seen(store)).toEqual(NOTHING);
      expect(selectAlert(store.getState())).toBeNull();
    }
  });

  test.each<[string, Event]>([
    ['by the visitor', chooseMode('love')],
    ['by a log', modeChosen('love')],
  ])('that is chosen already changes nothing: %s', (_who, chosen) => {
    const store = storeAfter(...namesTyped, calculate());
    const before = store.getState();
    store.dispatch(chosen);
    expect(store.getState()).toEqual(before);
  });

  test('never leaves a result under the wrong mode, not even for a moment', () => {
    const store = storeAfter(...namesTyped, calculate());
    store.dispatch(modeChosen('hate'));
    expect(seen(store)).toEqual(NOTHING);
  });
});

test.each([
  ['the first name', firstNameTyped('Raj')],
  ['the second name', secondNameTyped('Ran')],
])('typing %s wipes the result', (_field, typed) => {
  const store = storeAfter(...namesTyped, calculate(), typed);
  expect(seen(store)).toEqual(NOTHING);
});

test('clearing empties names, result and steps, and the mode stays', () => {
  const store = storeAfter(...namesTyped, modeChosen('hate'), calculate(), cleared());
  expect(store.getState().loveCalculator).toEqual({
    firstName: '',
    secondName: '',
    mode: 'hate',
    ...NOTHING,
  });
});
