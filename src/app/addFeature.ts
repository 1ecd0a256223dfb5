import { startKeeping } from '../games/shared/keptGame';
import type { Feature } from '../state/feature';
import { scoresTaken } from '../state/scoresTaken';
import type { AddedFeature, AppStartListening, AppStore } from '../state/types';
import { scoresNotKept } from '../state/uiSlice';
import { startCues } from './cues';
import { isOfNewerRelease, isStored, startWriting, storedScores } from './persistence';

/**
 * Adds a feature to a store, once: its slice, then its stored scores as one event, then its listeners. Resolves
 * when the feature is complete. A hot reload makes a new object of the feature: the new object replaces the old
 * one, and the state stays.
 */
export function addFeature(store: AppStore, feature: Feature): Promise<void> {
  const { name } = feature.slice;
  const before = store.features.get(name);
  if (before?.feature === feature) return before.ready;
  before?.stop();
  store.reducer.inject(feature);
  const added: AddedFeature = {
    feature,
    ready: (before?.ready ?? takeStored(store, feature)).then(() => {
      // A hot reload may have replaced the feature while the scores were read.
      if (store.features.get(name) === added)
        added.stop = startListening(store, feature, isStored(store.env, feature));
    }),
    stop: () => undefined,
  };
  store.features.set(name, added);
  return added.ready;
}

/** Starts the listeners of a feature whose slice and scores are in the store from the start. */
export function startFeature(store: AppStore, feature: Feature) {
  const stop = startListening(store, feature, false);
  store.features.set(feature.slice.name, { feature, ready: Promise.resolve(), stop });
}

async function takeStored({ env, dispatch }: AppStore, feature: Feature) {
  if (!feature.persisted) return;
  dispatch(scoresTaken({ from: 'storage', scores: await storedScores(env, [feature]) }));
  if (isOfNewerRelease(env, feature)) dispatch(scoresNotKept());
}

/** Starts all listeners of a feature; returns the function that stops them. */
function startListening(
  { startListening, addMiddleware, env }: AppStore,
  feature: Feature,
  wasStored: boolean,
) {
  const stops: (() => void)[] = [];
  const start = ((options: Parameters<AppStartListening>[0]) => {
    const stop = startListening(options);
    stops.push(() => stop({ cancelActive: true }));
    return stop;
  }) as AppStartListening;
  feature.startListeners?.(start);
  startCues(start, feature);
  startKeeping(start, feature);
  // The listener that writes the scores is added last, so that at each event the other listeners still find the old
  // text in storage.
  startWriting(start, env, feature, wasStored);
  if (feature.api) addMiddleware(feature.api.middleware);
  return () => {
    for (const stop of stops) stop();
  };
}
