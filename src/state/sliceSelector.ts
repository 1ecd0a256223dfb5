import type { Slice } from '@reduxjs/toolkit';
import type { RootState } from './types';

/**
 * Makes the selector of a slice. The selector gives the slice's initial state where the slice is not in the state:
 * before its feature is added, and while the prerendered page is hydrated.
 */
export const sliceSelector =
  <State>({ name, getInitialState }: Slice<State>) =>
  (state: RootState): State =>
    (state as unknown as Record<string, State | undefined>)[name] ?? getInitialState();
