import type { UnknownAction } from '@reduxjs/toolkit';
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
  };
}
