import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { Feature } from './feature';
import type { Scores } from './scoresTaken';
import { scoresTaken } from './scoresTaken';
import { uiSlice } from './uiSlice';

/** The slices that come with their feature. Each slice adds its state to this interface by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled elsewhere
export interface LazySlices {}

/**
 * Makes the reducer of one store. `inject` of Redux Toolkit changes the reducer that it is called on: one reducer for
 * all stores would give each store the slices of all other stores.
 */
export function makeReducer(features: readonly Feature[] = []) {
  const combined = combineSlices(uiSlice).withLazyLoadedSlices<LazySlices>();
  type State = ReturnType<typeof combined>;
  const reducer: Reducer<State, UnknownAction, Partial<State>> = (state, action) =>
    combined(state, modernized(action));

  /**
   * Adds the slice of a feature, or replaces it after a hot reload; the slice is in the state after the next action.
   */
  function inject({ slice, api }: Feature) {
    const config = { overrideExisting: true };
    combined.inject(slice, config);
    if (api) combined.inject(api, config);
  }
  features.forEach(inject);
  return Object.assign(reducer, { inject });
}

/**
 * The events by which earlier releases took over scores: an event for each slice, and one event for a transfer code.
 */
const EARLIER_EVENTS = ['scoresRestored', 'ticksRestored', 'badgesRestored', 'scoresMerged'];

/**
 * Translates events of earlier releases: visitors still have logs of actions that they exported from earlier
 * releases.
 * Example: `quiz/scoresRestored` is `scoresTaken` for the slice `quiz`.
 */
function modernized(action: UnknownAction): UnknownAction {
  const [slice = '', event = ''] = action.type.split('/');
  if (!EARLIER_EVENTS.includes(event)) return action;
  const scores = event === 'scoresMerged' ? action.payload : { [slice]: action.payload };
  return scoresTaken({ from: 'storage', scores: scores as Scores });
}
