import type { Slice } from '@reduxjs/toolkit';
import type { RootState } from './types';

/**
 * Makes the selector of a slice. If the slice is not in the state, the selector returns the initial state of the slice.
 * A slice is missing before its feature is added, and while React hydrates the prerendered page.
 */
export const sliceSelector =
  <State>({ name, getInitialState }: Slice<State>) =>
  (state: RootState): State =>
    (state as unknown as Record<string, State | undefined>)[name] ?? getInitialState();
