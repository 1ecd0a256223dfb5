import { isDeepStrictEqual } from 'node:util';
import type { UnknownAction } from '@reduxjs/toolkit';
import { reducer } from '../../../src/app/reducer';
import type { RootState } from '../../../src/state/types';

/** An action, or a function that makes it for the current round. */
export type Step = UnknownAction | ((round: number) => UnknownAction);

export const INITIAL = reducer(undefined, { type: 'init' });

/** For the slice of a game, whose rounds (or questions) are numbered by `selectRound`. */
export function sliceTester(selectRound: (state: RootState) => number) {
  const reduce = (state: RootState, step: Step) =>
    reducer(state, typeof step === 'function' ? step(selectRound(state)) : step);
  return {
    reduce,
    stateAfter: (...steps: Step[]) => steps.reduce(reduce, INITIAL),
    /** The names of the steps that change a state. */
    changing: (state: RootState, steps: Record<string, Step>) =>
      Object.entries(steps)
        .filter(([, step]) => !isDeepStrictEqual(reduce(state, step), state))
        .map(([name]) => name),
  };
}
