import type { PayloadAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { FullState } from './store';

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
