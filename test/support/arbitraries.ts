import type { PayloadAction } from '@reduxjs/toolkit';
import { freeze } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { FullState } from './store';
import { INITIAL, reducer } from './store';

/*
 * For arbitraries of actions, as visitors, timers and random draws dispatch them: in any state, and
 * sometimes for another round or question than the current one. Payloads that only our own code
 * makes are always valid.
 */

export type AnyAction = PayloadAction<unknown>;

/** Makes the action to dispatch in a state. */
export type ActionFactory = (state: FullState) => AnyAction;

export type WeightedAction = fc.WeightedArbitrary<ActionFactory>;

/** An action with an arbitrary payload. */
export const from = <Drawn>(
  weight: number,
  drawn: fc.Arbitrary<Drawn>,
  action: (drawn: Drawn, state: FullState) => AnyAction,
): WeightedAction => ({ weight, arbitrary: drawn.map((value) => (state) => action(value, state)) });

export const fixed = (weight: number, action: AnyAction) =>
  from(weight, fc.constant(action), () => action);

/** Always with `Object.prototype`, like objects of our own code. */
export const record = <Fields>(fields: { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }) =>
  fc.record(fields, { noNullPrototype: true });

/** Added to the number of the current round or question; mostly 0. */
export const offset = fc.constantFrom(0, 0, 0, 0, 0, 0, -1, 1);

export const text = fc.constantFrom('', ' ', 'Raju', 'Rani', 'नमन', '👨‍👩‍👧');

/** A name as a visitor types it, or none. */
export const name = fc.constantFrom('', 'Raju', 'नमन');

export const few = fc.nat(9);

/**
 * The steps of a log, of the actions of some slices. Each step has several tries, so that a legal one is likely, and
 * games are played to their end.
 */
export const anyTries = (...slices: WeightedAction[][]): fc.Arbitrary<ActionFactory[][]> => {
  const triesOf = (actions: WeightedAction[]) =>
    fc.array(fc.oneof(...actions), { minLength: 1, maxLength: 8, size: 'max' });
  const anyStep = fc.oneof(...slices.map(triesOf));
  return fc.array(anyStep, { minLength: 1, maxLength: 150, size: 'max' });
};

export type LogStep = { action: AnyAction; before: FullState; after: FullState };

/** Dispatches the tries of each step up to the first legal action. The reducer must not mutate. */
export function stepsOf(
  triesOfSteps: ActionFactory[][],
  isLegal: (action: AnyAction, state: FullState) => boolean,
): LogStep[] {
  const steps: LogStep[] = [];
  let state = freeze(INITIAL, true);
  for (const tries of triesOfSteps) {
    for (const makeAction of tries) {
      const before = state;
      const action = freeze(makeAction(before), true);
      state = freeze(reducer(before, action), true);
      steps.push({ action, before, after: state });
      if (isLegal(action, before)) break;
    }
  }
  return steps;
}
