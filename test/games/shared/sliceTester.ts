import { isDeepStrictEqual } from 'node:util';
import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type { FullState } from '../../support/store';
import { INITIAL, reducer } from '../../support/store';

/** An action, or a function that makes it for the current round. */
export type Step = UnknownAction | ((round: number) => UnknownAction);

export { INITIAL };

/** For the slice of a game, whose rounds (or questions) are numbered by `selectRound`. */
export function sliceTester(selectRound: (state: FullState) => number) {
  const reduce = (state: FullState, step: Step) =>
    reducer(state, typeof step === 'function' ? step(selectRound(state)) : step);
  return {
    reduce,
    stateAfter: (...steps: Step[]) => steps.reduce(reduce, INITIAL),
    /** The names of the steps that change a state. */
    changing: (state: FullState, steps: Record<string, Step>) =>
      Object.entries(steps)
        .filter(([, step]) => !isDeepStrictEqual(reduce(state, step), state))
        .map(([name]) => name),
  };
}

type Selectors<State> = Record<string, (state: State) => unknown>;

/** What the selectors of a slice give, by their names without `select`. Example: `{ phase: 'idle', openTask: null }`. */
export const selectedBy = <State>(selectors: Selectors<State>, state: State) =>
  Object.fromEntries(
    Object.entries(selectors).map(([name, select]) => [
      name.charAt(6).toLowerCase() + name.slice(7),
      select(state),
    ]),
  );

/**
 * Expects that each selector of a slice gives the field of its name (`selectRound` gives `round`), or what is in
 * `derived`.
 */
export function expectSelected<State extends object>(
  slice: Pick<Slice<State>, 'selectors' | 'getSelectors'>,
  state: State,
  derived: Record<string, unknown>,
) {
  const values = new Map<string, unknown>(Object.entries({ ...state, ...derived }));
  const selectors = Object.entries<(state: State) => unknown>(slice.getSelectors());
  expect(selectors).not.toEqual([]);
  for (const [name, select] of selectors) {
    const field = name.charAt(6).toLowerCase() + name.slice(7);
    expect([name, select(state)]).toEqual([name, values.get(values.has(name) ? name : field)]);
  }
}
