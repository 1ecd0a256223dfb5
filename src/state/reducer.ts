import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { combineSlices } from '@reduxjs/toolkit';
import type { Feature } from './feature';
import type { Scores } from './scoresTaken';
import { scoresTaken } from './scoresTaken';
import { uiSlice } from './uiSlice';

/** The states of the slices that features add. The file of each slice extends this interface by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the slices extend the interface
export interface LazySlices {}

/**
 * Makes the reducer of one store. Stores must not share a reducer, because `inject` of Redux Toolkit changes the
 * reducer: otherwise each store would get the slices of all other stores.
 */
export function makeReducer(features: readonly Feature[] = []) {
  const combined = combineSlices(uiSlice).withLazyLoadedSlices<LazySlices>();
  type State = ReturnType<typeof combined>;
  const reducer: Reducer<State, UnknownAction, Partial<State>> = (state, action) =>
    combined(state, modernized(action));

  /**
   * Adds the slice of a feature. After a hot reload, the new slice replaces the old slice. The state of the slice is in
   * the store after the next action.
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
 * The names of the actions by which earlier releases of the site brought scores into the state. `scoresMerged` has the
 * scores of all slices, from a transfer code. Each other action has the scores of the slice that its type names.
 */
const EARLIER_EVENTS = ['scoresRestored', 'ticksRestored', 'badgesRestored', 'scoresMerged'];

/**
 * Translates an action of an earlier release of the site, and returns any other action as it is. Logs of actions that
 * visitors exported from earlier releases can so still be imported.
 * Example: the action `quiz/scoresRestored` becomes `scoresTaken` with scores for the slice `quiz`.
 */
function modernized(action: UnknownAction): UnknownAction {
  const [slice = '', event = ''] = action.type.split('/');
  if (!EARLIER_EVENTS.includes(event)) return action;
  const scores = event === 'scoresMerged' ? action.payload : { [slice]: action.payload };
  return scoresTaken({ from: 'storage', scores: scores as Scores });
}
