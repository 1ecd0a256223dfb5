import { games } from '../games';
import type { Game } from '../games/shared/game';
import { scoresMerged } from '../games/shared/scoresMerged';
import { installSlice } from '../install/slice';
import { scoresNotKept } from '../layout/uiSlice';
import { startListeners } from '../report-card/listeners';
import { validate } from '../report-card/persisted';
import { selectBadges } from '../report-card/selectors';
import { badgesRestored, badgesSlice, selectPersisted } from '../report-card/slice';
import { loadSubjects } from '../report-card/subjects';
import { awardBadges, noteGuide } from '../report-card/thunks';
import type { AppStore } from '../state/types';
import { injectListeners } from './injectListeners';
import { persistedSlice, persistedSlices } from './persistence';
import { startPlayListeners } from './playListeners';
import { reducer } from './reducer';

/** A state may be older than the slice, as in DevTools: its own selector would throw. */
const slice = { ...badgesSlice, selectSlice: selectBadges };

const persisted = persistedSlice(slice as typeof badgesSlice, {
  version: 1,
  select: selectPersisted,
  validate,
  restored: badgesRestored,
});

const started = new WeakMap<AppStore, Promise<void>>();

/**
 * Adds the badges to a store, once: what is played counts from then on. Runs when a page is idle, as only
 * the report card needs them at first. Rejected when a chunk fails to load; a later call tries again.
 */
export function startReportCard(store: AppStore): Promise<void> {
  const starting = started.get(store) ?? start(store);
  started.set(store, starting);
  // Where the network failed, a later call tries again.
  starting.catch(() => started.delete(store));
  return starting;
}

async function start(store: AppStore) {
  const subjects = await loadSubjects();
  injectReducers();
  await restore(store);
  injectListeners(badgesSlice.name, subjects, (startListening, env) => {
    startListeners(startListening, subjects);
    startPlayListeners(startListening);
    persisted.startWriting(startListening, env);
  });
  store.dispatch(noteGuide());
  store.dispatch(awardBadges(subjects));
}

/** As the other slices are, before the first render; and from now on with what other tabs store. */
async function restore({ dispatch, env }: AppStore) {
  const [action] = await persisted.restoreActions(env);
  dispatch(action ?? badgesRestored(validate(undefined)));
  if (persisted.isOfNewerRelease(env)) dispatch(scoresNotKept());
  if (!persistedSlices.includes(persisted)) persistedSlices.push(persisted);
}

/** Those that are loaded only now; and those of the games again, which from now on know `scoresMerged`. */
function injectReducers() {
  for (const slice of [badgesSlice, installSlice]) {
    reducer.inject(slice, { overrideExisting: true });
  }
  for (const game of games) reducer.inject(takingMerged(game), { overrideExisting: true });
}

/** The reducer of a game that takes over merged scores as it does stored ones. */
function takingMerged({ slice, persisted }: Game) {
  const reduce: typeof slice.reducer = (state, action) => {
    const merged = scoresMerged.match(action) && action.payload[slice.name];
    return slice.reducer(state, merged && persisted ? persisted.restored(merged) : action);
  };
  return { reducerPath: slice.name, reducer: reduce };
}
